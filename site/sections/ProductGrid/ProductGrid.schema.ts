import { Schema } from 'effect'
import { RecordRef, section, Title } from '#data/fields.ts'
import { productCategories } from '#data/products.ts'
import type { ProductTile } from '#data/products.ts'

export const ProductGridSchema = section(
  'ProductGrid',
  {
    description:
      'Products side by side, each with its picture: those named, or all of some categories.',
    source: 'products',
  },
  {
    title: Title,
    products: Schema.optionalKey(
      Schema.Array(RecordRef('products'))
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
  readonly products: readonly ProductTile[]
}
