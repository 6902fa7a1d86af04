import { Schema } from 'effect'
import { Action, RecordRef, section, Title } from '#data/pages/configFields.ts'
import type { SpecGroup } from '#data/products/products.ts'

export const ProductSpecificationsSchema = section(
  'ProductSpecifications',
  {
    description: 'The technical specifications of a product, from its record.',
    loader: {
      module: '#app/content/products.server.ts',
      name: 'productSpecifications',
      prop: 'groups',
      options: ['product'],
    },
    source: 'products',
  },
  {
    title: Title,
    product: RecordRef('products'),
    action: Schema.optionalKey(Action.annotate({ description: 'Link below the table' })),
  },
)
export interface ProductSpecificationsProps extends Omit<
  typeof ProductSpecificationsSchema.Type,
  'product'
> {
  readonly groups: readonly SpecGroup[]
}
