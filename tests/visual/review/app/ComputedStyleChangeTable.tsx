import { Table } from '#design-system'
import type { NamedStyleChange } from '../reviewReport.ts'

const columns = [
  { label: 'Property' },
  { label: 'Before' },
  { label: 'Now' },
  { label: 'Elements' },
] as const

/** Lists the changed computed styles with their elements. */
export function ComputedStyleChangeTable({ changes }: { changes: readonly NamedStyleChange[] }) {
  if (changes.length === 0) return null
  const rows = changes.map(({ property, before, after, name, elements, count, tokens }) => ({
    id: `${property} ${before} ${after} ${name}`,
    cells: [
      property,
      withToken(before, tokens?.before),
      withToken(after, tokens?.after),
      elements.join('; ') + (count > elements.length ? ` and ${count - elements.length} more` : ''),
    ],
  }))
  return <Table caption="Changed styles" showCaption columns={columns} rows={rows} emptyLabel="" />
}

const withToken = (value: string, token: string | undefined) =>
  token === undefined ? value : `${value} (${token})`
