import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

export const form = style({ display: 'grid', gap: space[24] })
