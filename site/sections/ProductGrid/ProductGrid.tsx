import { SectionLayout } from '../parts/SectionLayout.tsx'
import type { ProductGridProps } from './ProductGrid.schema.ts'
import { ProductTiles } from './ProductTiles.tsx'

/** Grid of product tiles. */
export function ProductGrid({ title, products, anchor }: ProductGridProps) {
  return (
    <SectionLayout anchor={anchor} title={title}>
      <ProductTiles products={products} />
    </SectionLayout>
  )
}
