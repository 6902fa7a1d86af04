import { SectionLayout } from '../parts/SectionLayout.tsx'
import { Specifications } from '../parts/Specifications.tsx'
import type { SpecTableProps } from './SpecTable.schema.ts'

/** Technical specifications in groups of labels and values. */
export function SpecTable({ title, groups, anchor }: SpecTableProps) {
  return (
    <SectionLayout anchor={anchor} title={title}>
      <Specifications groups={groups} />
    </SectionLayout>
  )
}
