import { expect, test } from 'vitest'
import { validProject, problemsOf } from '#tests/fixtures/pageConfigs.ts'

const page = { ...(validProject['pages/about-us.json'] as object), redirectFrom: [], noindex: true }

test.each(['films', 'Documents/manual', 'downloads/latest/app'])(
  'reports /%s, which the server handles before pages',
  (id) => {
    expect(problemsOf([`pages/${id}.json`, [], page])).toMatchObject([
      { code: 'shadowed-route', file: `pages-config/pages/${id}.json` },
    ])
  },
)

test('accepts a path that only starts with the same letters', () => {
  expect(problemsOf(['pages/films-and-pictures.json', [], page])).toEqual([])
})
