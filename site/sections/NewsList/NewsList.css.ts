import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

export const pages = style({ marginBlockStart: space[48] })
