import { expect, test } from 'vitest'
import { findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

test.each([
  ['numbers', 'Another section of this page has the anchor "numbers".'],
  ['content', '"content" is the anchor of the page itself.'],
])('reports the anchor %s as already in use', (anchor, what) => {
  expect(
    findFixtureProblems(['pages/index.json', ['sections', 2, 'anchor'], anchor]),
  ).toMatchObject([{ code: 'duplicate-anchor', path: 'sections[2].anchor', what }])
})
