import { Icon, icons, Table } from '#design-system'
import { useSpecFormatter } from '../parts/ProductSpecificationTable.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useText } from '../site.tsx'
import type { ComparisonTableProps } from './ComparisonTable.schema.ts'

/** Table that compares things row by row; cells that a row lacks are empty. */
export function ComparisonTable({ title, corner, columns, rows, anchor }: ComparisonTableProps) {
  const text = useText()
  const format = useSpecFormatter()
  return (
    <SectionLayout anchor={anchor} title={title}>
      <Table
        caption={text(title)}
        columns={[corner, ...columns].map((id) => ({ label: text(id) }))}
        rows={rows.map(({ label, cells }, index) => ({
          id: String(index),
          cells: [
            text(label),
            ...columns.map((_, column) => {
              const cell = cells[column]
              if (!cell) return ''
              return 'included' in cell ? (
                <Included key={column} included={cell.included} />
              ) : (
                format({ label, ...cell })
              )
            }),
          ],
        }))}
        emptyLabel=""
      />
    </SectionLayout>
  )
}

/** Sign for yes or no with its words for screen readers. */
function Included({ included }: { included: boolean }) {
  const text = useText()
  return included ? (
    <Icon icon={icons.checkmarkIcon} label={text('comparison-table.included')} />
  ) : (
    <Icon icon={icons.minusIcon} label={text('comparison-table.not-included')} />
  )
}
