import { expect, test } from 'vitest'
import { validFixtureProject, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

const page = {
  ...(validFixtureProject['pages/about-us.json'] as object),
  redirectFrom: [],
  noindex: true,
}

test.each(['films', 'Documents/manual', 'downloads/latest/app'])(
  'reports /%s, which the server handles before pages',
  (id) => {
    expect(findFixtureProblems([`pages/${id}.json`, [], page])).toMatchObject([
      { code: 'shadowed-route', file: `pages-config/pages/${id}.json` },
    ])
  },
)

test('accepts a path that only starts with the same letters', () => {
  expect(findFixtureProblems(['pages/films-and-pictures.json', [], page])).toEqual([])
})
