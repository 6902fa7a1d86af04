import { expect, test } from 'vitest'
import { goodProject, problemsOf } from './fixture.ts'

const page = goodProject['pages/about-us.json'] as object
const plain = { ...page, redirectFrom: [] }
const data = goodProject['pages/explore/news/_id.json'] as object

test.each([
  ['pages/platform/ECOS.json', plain],
  ['pages/three-phase-2.json', plain],
])('%s can be an address', (name, value) => {
  expect(problemsOf([name, [], value])).toEqual([])
})

test.each([
  ['pages/über.json', plain, '"über" cannot be the end of an address.'],
  ['pages/a b/c.json', plain, '"a b" cannot be a part of an address.'],
  ['pages/_id/more.json', plain, '"_id" cannot be a part of an address.'],
  ['pages/de/about.json', plain, '"de" is a language: every page has its variants by itself.'],
  ['pages/api/more.json', plain, "Addresses below /api are the server's."],
  ['pages/company/index.json', plain, 'Only the home page is called index: this is company.json.'],
  [
    'pages/events/_id.json',
    plain,
    'pages-config/pages/events/_id.json makes one page a record, but "data" is missing.',
  ],
  ['pages/events/_slug.json', data, 'The records of news are found by id, not by slug.'],
  ['pages/events.json', { ...plain, data: 'news' }, 'Only a config named _id.json has "data".'],
])('%s cannot', (name, value, what) => {
  expect(problemsOf([name, [], value])).toMatchObject([{ code: 'bad-route', what }])
})
