import { expect, test } from 'vitest'
import { summarizeProblems, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const grid = (...tiles: readonly (readonly [size: string, rest?: object])[]) =>
  findFixtureProblems([
    'pages/about-us.json',
    ['sections', 1],
    {
      section: 'FeatureGrid',
      anchor: 'numbers',
      title: 'page.about.table.title',
      tiles: tiles.map(([size, rest = { figure: 'homePower' }]) => ({
        size,
        title: 'figure.power',
        ...rest,
      })),
    },
  ]).filter(({ code }) => code !== 'unused-message')

test.each([
  [['medium', 'medium', 'medium']],
  [['half', 'half', 'wide', 'medium', 'narrow']],
  [['feature', 'wide', 'wide', 'narrow', 'medium', 'wide']],
  [['feature', 'wide', 'wide', 'half', 'half']],
])('accepts %j, which fill their rows', (sizes) => {
  expect(grid(...sizes.map((size) => [size] as const))).toEqual([])
})

test.each([
  [['medium', 'medium', 'narrow'], 2, '11 of 12'],
  [['half', 'half', 'half'], 2, '6 of 12'],
  [['wide', 'half', 'half', 'half'], 1, '11 of 12'],
  [['feature', 'wide', 'medium'], 2, '11 of 12'],
])('reports the gap that %j leave after tile %d', (sizes, index, filled) => {
  expect(grid(...sizes.map((size) => [size] as const))).toMatchObject([
    {
      code: 'open-row',
      path: `sections[1].tiles[${index}]`,
      what: `The row that ends with this tile fills ${filled} columns.`,
    },
  ])
})

test('reports a tile that has only a title', () => {
  expect(
    summarizeProblems(
      grid(['medium'], ['medium', {}], ['medium', { text: 'page.about.table.text' }]),
    ),
  ).toEqual(['pages/about-us.json sections[1].tiles[1] empty-tile'])
})
