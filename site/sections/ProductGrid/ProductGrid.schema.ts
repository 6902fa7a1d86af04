import { Schema } from 'effect'
import {
  createRecordReferenceSchema,
  defineSectionSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'
import { productCategories } from '#data/products/products.ts'
import type { ProductTileContent } from '#data/products/products.ts'

export const ProductGridSchema = defineSectionSchema(
  'ProductGrid',
  {
    description:
      'Product tiles with pictures: the listed products, or all products of the listed categories.',
    loader: {
      module: '#app/content/products.server.ts',
      name: 'loadProductTiles',
      prop: 'products',
      options: ['products', 'categories'],
    },
    source: 'products',
  },
  {
    title: TitleSchema,
    products: Schema.optionalKey(
      Schema.Array(createRecordReferenceSchema('products'))
        .check(Schema.isMinLength(2), Schema.isMaxLength(8))
        .annotate({ description: 'Products in this order' }),
    ),
    categories: Schema.optionalKey(
      Schema.Array(Schema.Literals(productCategories)).annotate({
        description: 'Categories in this order; instead of products',
      }),
    ),
  },
)
type Config = typeof ProductGridSchema.Type
export interface ProductGridProps extends Omit<Config, 'products' | 'categories'> {
  readonly products: readonly ProductTileContent[]
}
