import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

export const regions = style({ paddingBlockStart: space[24] })

export const note = style({ marginBlockStart: space[32] })
