import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

export const head = style({ display: 'grid', gap: space[32], alignSelf: 'start' })
/** Limited to the width of an e-mail address. */
export const form = style({ maxInlineSize: '34rem' })
