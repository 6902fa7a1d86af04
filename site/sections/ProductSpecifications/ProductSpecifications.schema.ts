import { Schema } from 'effect'
import {
  ActionLinkSchema,
  createRecordReferenceSchema,
  defineSectionSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'
import type { ProductSpecGroup } from '#data/products/products.ts'

export const ProductSpecificationsSchema = defineSectionSchema(
  'ProductSpecifications',
  {
    description: 'The technical specifications of a product, from its record.',
    loader: {
      module: '#app/content/products.server.ts',
      name: 'loadProductSpecifications',
      prop: 'groups',
      options: ['product'],
    },
    source: 'products',
  },
  {
    title: TitleSchema,
    product: createRecordReferenceSchema('products'),
    action: Schema.optionalKey(ActionLinkSchema.annotate({ description: 'Link below the table' })),
  },
)
export interface ProductSpecificationsProps extends Omit<
  typeof ProductSpecificationsSchema.Type,
  'product'
> {
  readonly groups: readonly ProductSpecGroup[]
}
