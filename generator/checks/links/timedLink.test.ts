import { expect, test } from 'vitest'
import { type FixtureConfigChange, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const timed = (fields: object) =>
  Object.entries(fields).map(
    ([field, value]) => ['pages/explore/news.json', [field], value] as const,
  )
const timedLinks = (...changes: readonly FixtureConfigChange[]) =>
  findFixtureProblems(...changes)
    .filter(({ code }) => code === 'timed-link')
    .map(({ file, path }) => `${file.replace('pages-config/', '')} ${path}`)

test.each([
  [{ publishAt: '2027-03-01T08:00Z' }, 'is shown only from 2027-03-01T08:00Z: before it'],
  [{ expiresAt: '2027-03-01T08:00Z' }, 'is shown only until 2027-03-01T08:00Z: after it'],
])('reports a menu link to a page with a publication period: %j', (fields, what) => {
  const problems = findFixtureProblems(...timed(fields)).filter(({ code }) => code === 'timed-link')
  expect(problems.map(({ path }) => path)).toContain('menu[1].href')
  expect(problems[0]?.what).toContain(what)
})

test('accepts a link from a page that is published only while its target is', () => {
  const link = ['pages/about-us.json', ['sections', 2, 'primary', 'href'], '/explore/news'] as const
  const place = 'pages/about-us.json sections[2].primary.href'
  const fields = { publishAt: '2027-03-01T08:00Z' }
  expect(timedLinks(...timed(fields), link)).toContain(place)
  expect(
    timedLinks(...timed(fields), link, ['pages/about-us.json', ['publishAt'], '2027-03-02T08:00Z']),
  ).not.toContain(place)
  expect(
    timedLinks(...timed(fields), link, ['pages/about-us.json', ['publishAt'], '2027-02-01T08:00Z']),
  ).toContain(place)
})

test('checks links to records with a publication period', () => {
  expect(timedLinks()).toEqual([])
  expect(timedLinks(['content/news.json', [0, 'expiresAt'], '2027-03-01T08:00Z'])).toEqual([
    'site.json menu[1].children[0].href',
  ])
})
