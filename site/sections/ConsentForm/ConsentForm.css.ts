import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

export const root = style({ display: 'grid', gap: space[48], maxInlineSize: '42rem' })
export const categories = style({ display: 'grid', gap: space[24], marginBlockEnd: space[32] })
