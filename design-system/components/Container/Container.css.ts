import { styleVariants } from '@vanilla-extract/css'
import { measure, space } from '../../tokens/scale.ts'

const width = (longest: string) => ({
  inlineSize: `min(100% - 2 * ${space.gutter}, ${longest})`,
  marginInline: 'auto',
})

export const root = styleVariants({ page: width(measure.page), text: width(measure.text) })
