import { section, Title } from '#data/fields.ts'
import type { WarrantyMarket, WarrantyTerms } from '#data/warranty.ts'

export const WarrantyFinderSchema = section(
  'WarrantyFinder',
  {
    description:
      'Terms of the warranty for one product in one market; the choice is in the address.',
    source: ['products', 'warranties'],
    query: ['product', 'market'],
    messages: [
      'warranty.choose',
      'warranty.count',
      'warranty.from',
      'warranty.hint',
      'warranty.left',
      'warranty.market',
      'warranty.market.australia',
      'warranty.market.china',
      'warranty.market.europe',
      'warranty.market.other',
      'warranty.product',
      'warranty.show',
      'warranty.throughput',
      'warranty.throughput.module',
      'warranty.years',
    ],
  },
  { title: Title },
)

/** What can be chosen, what is, and the terms for it. */
export interface WarrantyPage {
  readonly products: readonly { readonly id: string; readonly title: string }[]
  readonly product: { readonly id: string; readonly title: string } | undefined
  readonly market: WarrantyMarket | undefined
  readonly terms: readonly WarrantyTerms[]
}
export type WarrantyFinderProps = typeof WarrantyFinderSchema.Type & {
  readonly found: WarrantyPage
}
