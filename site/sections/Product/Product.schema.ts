import { section } from '#data/fields.ts'
import type { Product, ProductTile } from '#data/products.ts'
import { categoryLabels } from '#data/productCategories.ts'

export const ProductSchema = section(
  'Product',
  {
    description:
      'A product: picture, key figures, key features, specifications, delivery and what it works with. Only on a data page of products.',
    h1: true,
    source: 'products',
    record: true,
    messages: [
      'nav.breadcrumbs',
      'nav.products',
      ...categoryLabels,
      'action.see-specifications',
      'action.see-products',
      'action.compare-modes',
      'product.features',
      'product.specifications',
      'product.box',
      'product.compatible',
      'product.modes',
      'product.compare',
      'figure.up-to',
      'figure.over',
    ],
  },
  {},
)
export type ProductProps = typeof ProductSchema.Type & {
  readonly record: Product & { readonly compatibleTiles: readonly ProductTile[] }
}
