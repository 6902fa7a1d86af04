import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

test('a misspelt figure is one problem where it stands', () => {
  const place = ['sections', 1, 'items', 0, 'figure'] as const
  expect(findFixtureProblems(['pages/index.json', place, 'homePowr'])).toMatchObject([
    {
      code: 'unknown-figure',
      path: 'sections[1].items[0].figure',
      what: 'There is no figure "homePowr".',
      fix: 'Did you mean "homePower"?',
    },
  ])
})

test('a figure with a mistake of its own is known', () => {
  expect(findFixtureProblems(['content/figures.json', ['homePower', 'to'], '13'])).toMatchObject([
    { code: 'bad-value', path: 'homePower.to' },
  ])
})
