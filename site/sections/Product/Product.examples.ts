import type { SectionExamples } from '../examples.ts'
import { product } from '../ProductGrid/products.examples.ts'
import type { ProductProps, ProductSchema } from './Product.schema.ts'

const minimal = product('en')

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: {}, given: { record: product('en') } },
  minimal: {
    props: {},
    given: {
      record: {
        ...minimal,
        modes: false,
        features: minimal.features.slice(0, 3),
        compatibleTiles: [],
      },
    },
  },
  german: { locale: 'de', props: {}, given: { record: product('de') } },
  chinese: { locale: 'cn', props: {}, given: { record: product('cn') } },
} satisfies SectionExamples<typeof ProductSchema.Type, Pick<ProductProps, 'record'>>
