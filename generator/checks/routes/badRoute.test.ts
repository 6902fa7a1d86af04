import { expect, test } from 'vitest'
import { validFixtureProject, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const page = validFixtureProject['pages/about-us.json'] as object
const plain = { ...page, redirectFrom: [], noindex: true }
const data = validFixtureProject['pages/explore/news/_id.json'] as object

test.each([
  ['pages/platform/ECOS.json', plain],
  ['pages/three-phase-2.json', plain],
  ['pages/console.json', plain],
])('accepts %s as an address', (name, value) => {
  expect(findFixtureProblems([name, [], value])).toEqual([])
})

test.each([
  ['pages/über.json', plain, '"über" cannot be the end of an address.'],
  ['pages/a b/c.json', plain, '"a b" cannot be a part of an address.'],
  ['pages/_id/more.json', plain, '"_id" cannot be a part of an address.'],
  ['pages/de/about.json', plain, '"de" is a language: every page has its variants by itself.'],
  ['pages/CON.json', plain, '"CON" is a device on Windows: no file can be named like it there.'],
  [
    'pages/lpt1/more.json',
    plain,
    '"lpt1" is a device on Windows: no file can be named like it there.',
  ],
  ['pages/api/more.json', plain, "Addresses below /api are the server's."],
  ['pages/company/index.json', plain, 'Only the home page is called index: this is company.json.'],
  [
    'pages/events/_id.json',
    plain,
    'pages-config/pages/events/_id.json makes one page a record, but "data" is missing.',
  ],
  ['pages/events/_slug.json', data, 'The records of news are found by id, not by slug.'],
  ['pages/events.json', { ...plain, data: 'news' }, 'Only a config named _id.json has "data".'],
])('rejects %s as an address', (name, value, what) => {
  expect(findFixtureProblems([name, [], value])).toMatchObject([{ code: 'bad-route', what }])
})
