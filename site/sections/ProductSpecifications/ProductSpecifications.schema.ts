import { Schema } from 'effect'
import { Action, RecordRef, section, Title } from '#data/fields.ts'
import type { SpecGroup } from '#data/products.ts'

export const ProductSpecificationsSchema = section(
  'ProductSpecifications',
  {
    description: 'The technical specifications of a product, from its record.',
    source: 'products',
    messages: ['figure.up-to', 'figure.over'],
  },
  {
    title: Title,
    product: RecordRef('products'),
    action: Schema.optionalKey(Action.annotate({ description: 'A way on, below the table' })),
  },
)
export interface ProductSpecificationsProps extends Omit<
  typeof ProductSpecificationsSchema.Type,
  'product'
> {
  readonly groups: readonly SpecGroup[]
}
