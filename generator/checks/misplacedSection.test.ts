import { expect, test } from 'vitest'
import { briefly, problemsOf } from './fixture.ts'

const article = { section: 'NewsArticle', back: { label: 'nav.news', href: '/explore/news' } }

test('a record is shown only where an address names one', () => {
  expect(briefly(problemsOf(['pages/about-us.json', ['sections', 0], article]))).toEqual([
    'pages/about-us.json sections[0].section misplaced-section',
  ])
})

test('a data page is titled by its record, once', () => {
  expect(briefly(problemsOf(['pages/explore/news/_id.json', ['sections', 1], article]))).toEqual([
    'pages/explore/news/_id.json sections[1].section misplaced-section',
    'pages/explore/news/_id.json sections[1].section two-headings',
  ])
})
