import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

export const filter = style({ marginBlockEnd: space[32] })
