import { expect, test } from 'vitest'
import { briefly, problemsOf } from './fixture.ts'

const redirects = (...pairs: readonly (readonly [from: string, to: string])[]) =>
  problemsOf([
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
] as const)('%j', (pairs, expected) => {
  expect(redirects(...pairs)).toEqual(expected)
})

test('a page that takes over an old path counts as a redirect', () => {
  expect(
    briefly(problemsOf(['pages/index.json', ['redirectFrom'], ['/About', '/about-us']])),
  ).toEqual([
    'pages/index.json redirectFrom[0] duplicate-redirect',
    'pages/index.json redirectFrom[1] shadowed-page',
  ])
})

test('an old path does not lead to a page that only other languages have', () => {
  const found = problemsOf(
    ['pages/about-us.json', ['locales'], ['en', 'de']],
    ['pages/about-us.json', ['redirectFrom'], ['/who-we-are']],
  )
  expect(briefly(found)).toContain('pages/about-us.json redirectFrom[0] redirect-nowhere')
  const everywhere = problemsOf(['pages/about-us.json', ['redirectFrom'], ['/who-we-are']])
  expect(briefly(everywhere)).toEqual([])
})
