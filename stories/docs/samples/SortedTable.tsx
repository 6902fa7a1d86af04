import { useState } from 'react'
import { Table, type TableSort } from '#design-system'

const modules = [
  { model: 'IT 5', energy: 5, weight: 47 },
  { model: 'IT 10', energy: 10, weight: 89 },
  { model: 'IT 13', energy: 13, weight: 112 },
]

const values = {
  energy: (row: (typeof modules)[number]) => row.energy,
  weight: (row: (typeof modules)[number]) => row.weight,
}

/** The table shows the order. The application or its server sorts the rows. */
export function SortedTable() {
  const [sort, setSort] = useState<TableSort>({ id: 'energy', direction: 'ascending' })
  const valueOf = values[sort.id as keyof typeof values]
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = modules.toSorted((one, other) => sign * (valueOf(one) - valueOf(other)))
  return (
    <Table
      caption="Batteries by energy and weight"
      emptyLabel="No battery"
      sort={sort}
      onSort={setSort}
      columns={[
        { label: 'Model' },
        { label: 'Energy (kWh)', align: 'end', sortId: 'energy' },
        { label: 'Weight (kg)', align: 'end', sortId: 'weight' },
      ]}
      rows={rows.map(({ model, energy, weight }) => ({
        id: model,
        cells: [model, energy, weight],
      }))}
    />
  )
}
