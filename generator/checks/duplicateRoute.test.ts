import { expect, test } from 'vitest'
import { goodProject, problemsOf } from './fixture.ts'

const page = { ...(goodProject['pages/about-us.json'] as object), redirectFrom: [] }

test.each([
  ['pages/About-Us.json', 'pages/about-us.json'],
  ['pages/about-us/index.json', 'pages/about-us.json'],
])('%s has the address of %s: one problem', (name, owner) => {
  const [problem, ...more] = problemsOf([name, [], page])
  expect(problem?.code).toBe('duplicate-route')
  // Whichever comes second in the folder is told, and names the other.
  expect(new Set([problem?.file, problem?.what.split(' ')[0]])).toEqual(
    new Set([name, owner].map((path) => `pages-config/${path}`)),
  )
  expect(more).toEqual([])
})

test('a record whose id is the name of a page is told at the record', () => {
  expect(problemsOf(['pages/explore/news/first.json', [], page])).toMatchObject([
    {
      code: 'duplicate-route',
      file: 'pages-config/content/news.json',
      path: '[0].id',
      what: 'pages-config/pages/explore/news/first.json already has the address /explore/news/first.',
    },
  ])
})
