import type { SectionExamples } from '../examples.ts'
import { createExampleProduct } from '../ProductGrid/products.examples.ts'
import type { ProductProps, ProductSchema } from './Product.schema.ts'

const minimal = createExampleProduct('en')

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: {}, given: { record: createExampleProduct('en') } },
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
  german: { locale: 'de', props: {}, given: { record: createExampleProduct('de') } },
  chinese: { locale: 'cn', props: {}, given: { record: createExampleProduct('cn') } },
} satisfies SectionExamples<typeof ProductSchema.Type, Pick<ProductProps, 'record'>>
