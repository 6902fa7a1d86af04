import { expect, test } from 'vitest'
import { summarizeProblems, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const redirects = (...pairs: readonly (readonly [from: string, to: string])[]) =>
  findFixtureProblems([
    'site.json',
    ['redirects'],
    pairs.map(([from, to]) => ({ from, to, status: 301 })),
  ]).map(({ code, path }) => `${code} ${path}`)

test.each([
  [
    [
      ['/a', '/about-us'],
      ['/b', 'https://example.com/a'],
    ],
    [],
  ],
  [[['/About-us', '/']], ['shadowed-page redirects[0].from']],
  [[['/explore/news/first', '/']], ['shadowed-page redirects[0].from']],
  [
    [
      ['/a', '/'],
      ['/A', '/about-us'],
    ],
    ['duplicate-redirect redirects[1].from'],
  ],
  [
    [
      ['/a', '/b'],
      ['/b', '/'],
    ],
    ['redirect-chain redirects[0].from'],
  ],
  [
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    ['redirect-loop redirects[0].from'],
  ],
  [[['/a', '/a']], ['redirect-loop redirects[0].from']],
  [
    [
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/b?x=1'],
    ],
    ['redirect-loop redirects[0].from'],
  ],
  [[['/a?b=1', '/']], ['bad-redirect redirects[0].from']],
  [[['https://example.com/', '/']], ['bad-redirect redirects[0].from']],
  [[['/a/../b', '/']], ['bad-redirect redirects[0].from']],
  [[['//a', '/']], ['bad-redirect redirects[0].from']],
] as const)('redirects %j give the problems %j', (pairs, expected) => {
  expect(redirects(...pairs)).toEqual(expected)
})

test('checks the "redirectFrom" of pages like redirects', () => {
  expect(
    summarizeProblems(
      findFixtureProblems(['pages/index.json', ['redirectFrom'], ['/About', '/about-us']]),
    ),
  ).toEqual([
    'pages/index.json redirectFrom[0] duplicate-redirect',
    'pages/index.json redirectFrom[1] shadowed-page',
  ])
})

test('reports a redirect to a page that the default language lacks', () => {
  const found = findFixtureProblems(
    ['pages/about-us.json', ['locales'], ['en', 'de']],
    ['pages/about-us.json', ['redirectFrom'], ['/who-we-are']],
  )
  expect(summarizeProblems(found)).toContain('pages/about-us.json redirectFrom[0] redirect-nowhere')
  const everywhere = findFixtureProblems(['pages/about-us.json', ['redirectFrom'], ['/who-we-are']])
  expect(summarizeProblems(everywhere)).toEqual([])
})

test.each([
  ['/blog/*', /looks like a pattern/, 'Write each old path by itself.'],
  ['/blog/:id', /looks like a pattern/, 'Write each old path by itself.'],
  ['/en/old', /begins with a language/, 'Write "/old": a redirect is for every language.'],
  ['/documents/old.pdf', /The server answers \/documents\//, 'Take it out.'],
])('reports a redirect from %s, which would never match', (from, what, fix) => {
  const problems = findFixtureProblems(['site.json', ['redirects', 0, 'from'], from])
  expect(problems).toMatchObject([{ code: 'bad-redirect', path: 'redirects[0].from', fix }])
  expect(problems[0]?.what).toMatch(what)
})
