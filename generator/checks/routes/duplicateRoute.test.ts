import { expect, test } from 'vitest'
import { validFixtureProject, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const page = { ...(validFixtureProject['pages/about-us.json'] as object), redirectFrom: [] }

test.each([
  ['pages/About-Us.json', 'pages/about-us.json'],
  ['pages/about-us/index.json', 'pages/about-us.json'],
])('reports %s once because it has the address of %s', (name, owner) => {
  const [problem, ...more] = findFixtureProblems([name, [], page])
  expect(problem?.code).toBe('duplicate-route')
  // The problem is reported at the file that comes second in the folder, whichever it is.
  expect(new Set([problem?.file, problem?.what.split(' ')[0]])).toEqual(
    new Set([name, owner].map((path) => `pages-config/${path}`)),
  )
  expect(more).toEqual([])
})

test('reports a record id that equals the name of a page at the record', () => {
  expect(findFixtureProblems(['pages/explore/news/first.json', [], page])).toMatchObject([
    {
      code: 'duplicate-route',
      file: 'pages-config/content/news.json',
      path: '[0].id',
      what: 'pages-config/pages/explore/news/first.json already has the address /explore/news/first.',
    },
  ])
})
