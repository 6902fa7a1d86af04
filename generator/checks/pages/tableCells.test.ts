import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const cell = { included: true }
const table = (...rows: readonly (readonly object[])[]) =>
  findFixtureProblems([
    'pages/about-us.json',
    ['sections', 1],
    {
      section: 'ComparisonTable',
      anchor: 'numbers',
      title: 'page.about.table.title',
      corner: 'figure.power',
      columns: ['figure.power', 'figure.cycles'],
      rows: rows.map((cells) => ({ label: 'figure.power', cells })),
    },
  ]).filter(({ code }) => code !== 'unused-message')

test('requires one cell for each column', () => {
  expect(table([cell, { figure: 'homePower' }])).toEqual([])
  expect(table([cell, cell], [cell])).toMatchObject([
    { code: 'table-cells', path: 'sections[1].rows[1].cells' },
  ])
})
