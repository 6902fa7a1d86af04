import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

/** One column, as wide as what is typed into it. */
export const root = style({ display: 'grid', gap: space[32], maxInlineSize: '34rem' })
