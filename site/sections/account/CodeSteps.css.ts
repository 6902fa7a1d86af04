import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

export const more = style({ display: 'grid', gap: space[16] })
