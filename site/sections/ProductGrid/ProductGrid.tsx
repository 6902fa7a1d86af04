import { Band } from '../Band.tsx'
import type { ProductGridProps } from './ProductGrid.schema.ts'
import { ProductTiles } from './ProductTiles.tsx'

/** Products side by side. */
export function ProductGrid({ title, products, anchor }: ProductGridProps) {
  return (
    <Band anchor={anchor} title={title}>
      <ProductTiles products={products} />
    </Band>
  )
}
