import { expect, test } from 'vitest'
import { validFixtureProject, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const { redirectFrom: _, ...about } = validFixtureProject['pages/about-us.json'] as Record<
  string,
  unknown
>
const page = (id: string, more: object = {}) =>
  [`pages/${id}.json`, [], { ...about, ...more }] as const

test('an unlinked page is a warning, at its title', () => {
  const [problem, ...more] = findFixtureProblems(page('balcony'))
  expect(problem).toMatchObject({
    code: 'unlinked-page',
    file: 'pages-config/pages/balcony.json',
    path: 'title',
    what: 'No link leads to /balcony.',
  })
  expect(more).toEqual([])
})

test.each([{ noindex: true }, { draft: true }])('none that is %o', (more) => {
  expect(findFixtureProblems(page('balcony', more))).toEqual([])
})

test('a link of the menu leads to it', () => {
  expect(
    findFixtureProblems(page('balcony'), ['site.json', ['menu', 0, 'href'], '/balcony?from=menu']),
  ).toEqual([])
})
