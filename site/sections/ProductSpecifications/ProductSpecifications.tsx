import { Band } from '../Band.tsx'
import { Specifications } from '../Specifications.tsx'
import type { ProductSpecificationsProps } from './ProductSpecifications.schema.ts'

/** The technical specifications of a product. */
export function ProductSpecifications({ title, groups, anchor }: ProductSpecificationsProps) {
  return (
    <Band anchor={anchor} title={title}>
      <Specifications groups={groups} />
    </Band>
  )
}
