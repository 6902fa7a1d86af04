import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const publishAt = '2027-03-01T08:00Z'

test('requires "expiresAt" after "publishAt"', () => {
  const page = 'pages/about-us.json'
  const until = (expiresAt: string) =>
    findFixtureProblems([page, ['publishAt'], publishAt], [page, ['expiresAt'], expiresAt]).filter(
      ({ code }) => code === 'bad-date',
    )
  expect(until('2027-03-01T08:01Z')).toEqual([])
  expect(until(publishAt)).toMatchObject([
    {
      code: 'bad-date',
      path: 'expiresAt',
      what: `"expiresAt" is the same as "publishAt", ${publishAt}.`,
    },
  ])
  expect(until('2026-12-31T23:59Z')).toMatchObject([
    { code: 'bad-date', what: `"expiresAt" is before "publishAt", ${publishAt}.` },
  ])
})

test('checks the dates of records', () => {
  const news = 'content/news.json'
  expect(
    findFixtureProblems([news, [1, 'publishAt'], publishAt], [news, [1, 'expiresAt'], publishAt]),
  ).toMatchObject([
    { code: 'bad-date', file: 'pages-config/content/news.json', path: '[1].expiresAt' },
  ])
})

test.each(['2026-02-30', '2026-13-01', 'tomorrow'])('rejects the date %s', (date) => {
  expect(findFixtureProblems(['content/news.json', [0, 'date'], date])).toMatchObject([
    { code: 'bad-value', path: '[0].date' },
  ])
})
