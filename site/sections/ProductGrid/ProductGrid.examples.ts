import type { SectionExamples } from '../examples.ts'
import type { ProductGridProps, ProductGridSchema } from './ProductGrid.schema.ts'
import { createExampleProductTiles } from './products.examples.ts'

const usual = {
  title: 'page.products.home.title',
  categories: ['hybrid-inverters', 'ac-chargers'],
} satisfies typeof ProductGridSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual, given: { products: createExampleProductTiles('en', 4) } },
  minimal: { props: usual, given: { products: createExampleProductTiles('en', 2) } },
  five: { props: usual, given: { products: createExampleProductTiles('en', 5) } },
  german: { locale: 'de', props: usual, given: { products: createExampleProductTiles('de', 4) } },
  chinese: { locale: 'cn', props: usual, given: { products: createExampleProductTiles('cn', 4) } },
} satisfies SectionExamples<typeof ProductGridSchema.Type, Pick<ProductGridProps, 'products'>>
