import { expect, it } from 'vitest'
import { compareSpecifications, filterDifferingRows } from './comparison.ts'

const group = (id: string, values: Readonly<Record<string, string>>) => ({
  id,
  rows: Object.entries(values).map(([row, value]) => ({ id: row, value })),
})
const small = [
  group('power', { nominal: '5 kW', phases: '1' }),
  group('general', { mass: '17 kg' }),
]
const large = [
  group('power', { nominal: '13 kW', phases: '1', parallel: '5' }),
  group('mechanics', { mass: '29 kg', mounting: 'wall' }),
]

it('aligns equal rows in the order of the first product', () => {
  const groups = compareSpecifications([small, large])
  expect(groups.map(({ id, rows }) => [id, rows.map((row) => row.id)])).toEqual([
    ['power', ['nominal', 'phases', 'parallel']],
    ['general', ['mass']],
    ['mechanics', ['mounting']],
  ])
  expect(groups[0]?.rows[0]).toEqual({ id: 'nominal', values: ['5 kW', '13 kW'], same: false })
  expect(groups[0]?.rows[2]?.values).toEqual([undefined, '5'])
  expect(groups[1]?.rows[0]?.values).toEqual(['17 kg', '29 kg'])
})

it('leaves out equal rows and groups without differences', () => {
  const [power] = filterDifferingRows(compareSpecifications([small, large]))
  expect(power?.rows.map((row) => row.id)).toEqual(['nominal', 'parallel'])
  expect(filterDifferingRows(compareSpecifications([small, small]))).toEqual([])
})

it('does not merge rows of the same id in different groups of a product', () => {
  const both = [group('solar', { current: '20 A' }), group('battery', { current: '50 A' })]
  const groups = compareSpecifications([both, both])
  expect(groups.map(({ rows }) => rows.map(({ values }) => values))).toEqual([
    [['20 A', '20 A']],
    [['50 A', '50 A']],
  ])
})
