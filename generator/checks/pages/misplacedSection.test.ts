import { expect, test } from 'vitest'
import { summarizeProblems, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const article = { section: 'NewsArticle', back: { label: 'nav.news', href: '/explore/news' } }

test('reports a record section on a page without record', () => {
  expect(
    summarizeProblems(findFixtureProblems(['pages/about-us.json', ['sections', 0], article])),
  ).toEqual(['pages/about-us.json sections[0].section misplaced-section'])
})

test('reports a second record section', () => {
  expect(
    summarizeProblems(
      findFixtureProblems(['pages/explore/news/_id.json', ['sections', 1], article]),
    ),
  ).toEqual([
    'pages/explore/news/_id.json sections[1].section misplaced-section',
    'pages/explore/news/_id.json sections[1].section two-headings',
  ])
})
