import { defineSectionSchema, TitleSchema } from '#data/pages/configFields.ts'
import type { WarrantyMarket, LocalizedWarrantyTerms } from '#data/products/warranty.ts'

export const WarrantyFinderSchema = defineSectionSchema(
  'WarrantyFinder',
  {
    description:
      'Warranty terms of one product in one market; product and market are in the URL query.',
    loader: { module: '#app/content/support.server.ts', name: 'loadWarrantyTerms', prop: 'found' },
    source: ['products', 'warranties'],
    query: ['product', 'market'],
  },
  { title: TitleSchema },
)

/** Loader data: selectable products and markets, the selection, and its terms. */
export interface WarrantyFinderLoaderData {
  readonly products: readonly { readonly id: string; readonly title: string }[]
  readonly markets: readonly WarrantyMarket[]
  readonly product: { readonly id: string; readonly title: string } | undefined
  readonly market: WarrantyMarket | undefined
  readonly terms: readonly LocalizedWarrantyTerms[]
}
export type WarrantyFinderProps = typeof WarrantyFinderSchema.Type & {
  readonly found: WarrantyFinderLoaderData
}
