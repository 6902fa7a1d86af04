import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../tokens/scale.ts'

/** Unit or prefix beside the value. */
const affix = style({ flex: 'none', alignSelf: 'center', color: vars.text.muted })

export const prefix = style([affix, { paddingInlineStart: space[16], marginInlineEnd: '-.5rem' }])
export const suffix = style([affix, { paddingInlineEnd: space[16], marginInlineStart: '-.5rem' }])
