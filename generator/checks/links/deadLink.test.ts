import { expect, test } from 'vitest'
import { localeCodes, locales } from '#data/locale/locales.ts'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const link = (href: string) =>
  findFixtureProblems(['pages/index.json', ['sections', 0, 'primary', 'href'], href])

test.each([
  '/about-us',
  '/about-us#numbers',
  '#numbers',
  '#content',
  '/explore/news?topic=product&page=2',
  '/explore/news/first',
  '/news',
  '/about',
  'https://example.com/anything#at-all',
  'mailto:info@example.com',
])('accepts the link %s', (href) => {
  expect(link(href)).toEqual([])
})

test.each([
  ['/abuot-us', 'No page has the address "/abuot-us".', 'Did you mean "/about-us"?'],
  ['/About-us', 'No page has the address "/About-us".', 'Did you mean "/about-us"?'],
  [
    '/about-us/',
    'No page has the address "/about-us/".',
    'Write "/about-us": paths have no language prefix and no slash at the end.',
  ],
  [
    '/de/about-us',
    'No page has the address "/de/about-us".',
    'Write "/about-us": paths have no language prefix and no slash at the end.',
  ],
  [
    '/explore/news/third',
    'No page has the address "/explore/news/third".',
    'Did you mean "/explore/news/first"?',
  ],
  ['/explore/news/:id', 'No page has the address "/explore/news/:id".', undefined],
  ['/explore/news/hidden', '"/explore/news/hidden" is not published.', undefined],
  [
    '/explore/news/second',
    `"/explore/news/second" exists only in ${localeCodes.filter((code) => ![1, 2].includes(locales[code].websiteId)).join(', ')}, what links to it in others, too.`,
    undefined,
  ],
  [
    '#nubmers',
    'No section of pages-config/pages/index.json has the anchor "nubmers".',
    'Did you mean "numbers"?',
  ],
  [
    '/explore/news#numbers',
    'No section of pages-config/pages/explore/news.json has the anchor "numbers".',
    'Add "anchor": "numbers" to a section there.',
  ],
])('reports %s as a dead link', (href, what, fix) => {
  expect(link(href)).toMatchObject([
    { code: 'dead-link', path: 'sections[0].primary.href', what, ...(fix && { fix }) },
  ])
})

test('checks the links of menus and redirects', () => {
  expect(
    findFixtureProblems(
      ['site.json', ['menu', 0, 'href'], '/hoem'],
      ['site.json', ['redirects', 0, 'to'], '/explore/nevs'],
    ),
  ).toMatchObject([
    { code: 'dead-link', path: 'menu[0].href' },
    { code: 'dead-link', path: 'redirects[0].to' },
  ])
})

test('requires the search page of a site with a search', () => {
  const search = ['site.json', ['search'], [{ label: 'nav.home', href: '/' }]] as const
  expect(findFixtureProblems(search)).toMatchObject([
    { code: 'dead-link', file: 'pages-config/site.json', path: 'search' },
  ])
})
