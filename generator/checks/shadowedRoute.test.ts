import { expect, test } from 'vitest'
import { goodProject, problemsOf } from './fixture.ts'

const page = { ...(goodProject['pages/about-us.json'] as object), redirectFrom: [] }

test.each(['films', 'Documents/manual', 'downloads/latest/app'])(
  'the server answers /%s before it looks for pages',
  (id) => {
    expect(problemsOf([`pages/${id}.json`, [], page])).toMatchObject([
      { code: 'shadowed-route', file: `pages-config/pages/${id}.json` },
    ])
  },
)

test('a path that only begins alike is a page', () => {
  expect(problemsOf(['pages/films-and-pictures.json', [], page])).toEqual([])
})
