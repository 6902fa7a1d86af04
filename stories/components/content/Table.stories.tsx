import { useState } from 'react'
import { Table, type TableProps, type TableRow, type TableSort } from '#design-system'
import { examples } from '#design-system/components/Table/Table.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Table,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use a table if people compare things by their values, row by row.',
    avoid:
      'Use a `SpecTable` for the values of a single thing, because there is nothing to compare. Use a list with headings for long texts and for mostly empty columns, and a `Grid` to lay out a page.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Sorted = {
  ...createExampleStory(examples.sorted),
  render: function SortedTable(props: TableProps) {
    const [sort, setSort] = useState<TableSort>({ id: 'power', direction: 'ascending' })
    const column = sort.id === 'model' ? 0 : 1
    const sign = sort.direction === 'ascending' ? 1 : -1
    const textOf = ({ cells }: TableRow) => {
      const cell = cells[column]
      return typeof cell === 'string' ? cell : ''
    }
    const rows = props.rows.toSorted(
      (a, b) => sign * textOf(a).localeCompare(textOf(b), 'en', { numeric: true }),
    )
    return <Table {...props} rows={rows} sort={sort} onSort={setSort} />
  },
}
/** People can select several keys of an account, and each row has an action of its own. */
export const SelectedWithActions = {
  ...createExampleStory(examples.selected),
  render: function SelectedTable(props: TableProps) {
    const [selected, onChange] = useState<readonly string[]>(['billing'])
    return (
      <Table
        {...props}
        {...(props.selection && { selection: { ...props.selection, selected, onChange } })}
      />
    )
  },
}
export const Loading = createExampleStory(examples.loading)
export const Empty = createExampleStory(examples.empty)
export const StickyHeader = createExampleStory(examples.stickyHeader)
export const Everything = createEverythingStory(Table, examples, { columns: 2 })
export const Stress = createStressStory(Table, examples)
