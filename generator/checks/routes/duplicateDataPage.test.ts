import { expect, test } from 'vitest'
import {
  summarizeProblems,
  validFixtureProject,
  findFixtureProblems,
} from '#tests/fixtures/pageConfigs.ts'

const second = validFixtureProject['pages/explore/news/_id.json'] as object

test('reports a second config for the same collection at its "data"', () => {
  const problems = findFixtureProblems(['pages/news/_id.json', [], second])
  expect(problems).toMatchObject([
    { code: 'duplicate-data-page', file: 'pages-config/pages/news/_id.json', path: 'data' },
  ])
})

test('accepts a draft as second config', () => {
  expect(
    summarizeProblems(findFixtureProblems(['pages/news/_id.json', [], { ...second, draft: true }])),
  ).toEqual([])
})
