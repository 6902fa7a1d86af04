import type { ProductGridProps } from './ProductGrid.schema.ts'
import { ProductTileSection } from './ProductTiles.tsx'

/** Grid of product tiles. */
export function ProductGrid({ title, products, anchor }: ProductGridProps) {
  return <ProductTileSection anchor={anchor} title={title} products={products} />
}
