import type { ComparisonProductGroup } from '#data/products/comparison.ts'
import { defineSectionSchema } from '#data/pages/configFields.ts'
import type { ProductTileContent, ProductSpecGroup } from '#data/products/products.ts'

export const ComparisonSchema = defineSectionSchema(
  'Comparison',
  {
    description:
      'Specifications of two or three products side by side, chosen by the URL query (?ids=a,b&only=differences) or by a form.',
    loader: {
      module: '#app/content/products.server.ts',
      name: 'loadProductComparison',
      prop: 'compared',
    },
    query: ['ids', 'only'],
    source: 'products',
  },
  {},
)

/** Product with the data that the comparison needs. */
export interface ComparedProduct extends ProductTileContent {
  readonly specifications: readonly ProductSpecGroup[]
  /** URL of the datasheet. */
  readonly datasheet: string
}

/** Loader data: the comparison that the URL query selects. */
export interface ComparisonLoaderData {
  /** Products that can be compared, by group. */
  readonly offered: readonly {
    readonly group: ComparisonProductGroup
    readonly products: readonly Pick<ProductTileContent, 'id' | 'title'>[]
  }[]
  readonly products: readonly ComparedProduct[]
  /** True if the URL query contains products that cannot be compared. */
  readonly ignored: boolean
  readonly onlyDifferences: boolean
}
export type ComparisonProps = typeof ComparisonSchema.Type & {
  readonly compared: ComparisonLoaderData
}
