import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

export const head = style({ display: 'grid', gap: space[32], alignSelf: 'start' })
/** As wide as what is typed into it. */
export const form = style({ maxInlineSize: '34rem' })
