import { Table } from '#design-system'
import type { ComputedStyleChange } from '../../document/styleChanges.ts'

const columns = [
  { label: 'Property' },
  { label: 'Before' },
  { label: 'Now' },
  { label: 'Elements' },
] as const

/** Lists the changed computed styles with their elements. */
export function ComputedStyleChangeTable({ changes }: { changes: readonly ComputedStyleChange[] }) {
  if (changes.length === 0) return null
  const rows = changes.map(({ property, before, after, elements, count }) => ({
    id: `${property} ${before} ${after}`,
    cells: [
      property,
      before,
      after,
      elements.join('; ') + (count > elements.length ? ` and ${count - elements.length} more` : ''),
    ],
  }))
  return <Table caption="Changed styles" showCaption columns={columns} rows={rows} emptyLabel="" />
}
