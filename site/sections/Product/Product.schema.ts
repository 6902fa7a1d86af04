import { defineSectionSchema } from '#data/pages/configFields.ts'
import type { DownloadableVideo } from '#data/content/media.ts'
import type { LocalizedProduct, ProductTileContent } from '#data/products/products.ts'

export const ProductSchema = defineSectionSchema(
  'Product',
  {
    description:
      'A product: picture, key figures, key features, specifications, scope of delivery and compatible products. Only on a data page of products.',
    loader: {
      module: '#app/content/products.server.ts',
      name: 'loadProductRecord',
      prop: 'record',
    },
    h1: true,
    source: 'products',
    record: true,
  },
  {},
)
export type ProductProps = typeof ProductSchema.Type & {
  readonly record: LocalizedProduct & {
    readonly compatibleTiles: readonly ProductTileContent[]
    readonly video?: DownloadableVideo
  }
}
