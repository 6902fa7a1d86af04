import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

test.each([
  [13, 5, 'Write the lower value first: "from": 5, "to": 13.'],
  [5, 5, 'A range has two ends: write "value": 5 instead.'],
])('reports the range from %d to %d at its upper end', (from, to, fix) => {
  expect(
    findFixtureProblems(
      ['content/figures.json', ['homePower', 'from'], from],
      ['content/figures.json', ['homePower', 'to'], to],
    ),
  ).toMatchObject([{ code: 'bad-figure', path: 'homePower.to', fix }])
})

test('accepts a range that starts below zero', () => {
  expect(findFixtureProblems(['content/figures.json', ['homePower', 'from'], -20])).toEqual([])
})
