import { SectionLayout } from '../parts/SectionLayout.tsx'
import { ProductSpecificationTable } from '../parts/ProductSpecificationTable.tsx'
import type { SpecTableProps } from './SpecTable.schema.ts'

/** Technical specifications in groups of labels and values. */
export function SpecTable({ title, groups, anchor }: SpecTableProps) {
  return (
    <SectionLayout anchor={anchor} title={title}>
      <ProductSpecificationTable groups={groups} />
    </SectionLayout>
  )
}
