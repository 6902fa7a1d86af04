import type { SectionExamples } from '../examples.ts'
import type { ProductGridProps, ProductGridSchema } from './ProductGrid.schema.ts'
import { productTiles } from './products.examples.ts'

const usual = {
  title: 'page.products.home.title',
  categories: ['hybrid-inverters', 'ac-chargers'],
} satisfies typeof ProductGridSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual, given: { products: productTiles('en', 4) } },
  minimal: { props: usual, given: { products: productTiles('en', 2) } },
  five: { props: usual, given: { products: productTiles('en', 5) } },
  german: { locale: 'de', props: usual, given: { products: productTiles('de', 4) } },
  chinese: { locale: 'cn', props: usual, given: { products: productTiles('cn', 4) } },
} satisfies SectionExamples<typeof ProductGridSchema.Type, Pick<ProductGridProps, 'products'>>
