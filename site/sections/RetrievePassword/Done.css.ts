import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

export const root = style({ display: 'grid', gap: space[24] })

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
