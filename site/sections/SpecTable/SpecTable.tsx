import { Band } from '../Band.tsx'
import { Specifications } from '../Specifications.tsx'
import type { SpecTableProps } from './SpecTable.schema.ts'

/** Technical specifications in groups of label and value. */
export function SpecTable({ title, groups, anchor }: SpecTableProps) {
  return (
    <Band anchor={anchor} title={title}>
      <Specifications groups={groups} />
    </Band>
  )
}
