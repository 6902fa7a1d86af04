import { expect, test } from 'vitest'
import { summarizeProblems, findFixtureProblems } from '#tests/fixtures/pageConfigs.ts'

test('reports a repeated record id at the second record', () => {
  const texts = ['en', 'cn', 'de'].map(
    (language) => [`content/news/hidden.${language}.md`, [], undefined] as const,
  )
  expect(
    summarizeProblems(findFixtureProblems(['content/news.json', [2, 'id'], 'first'], ...texts)),
  ).toEqual(['content/news.json [2].id duplicate-record'])
})
