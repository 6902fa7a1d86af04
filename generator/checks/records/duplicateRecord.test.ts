import { expect, test } from 'vitest'
import { summarizeProblems, problemsOf } from '#tests/fixtures/pageConfigs.ts'

test('reports a repeated record id at the second record', () => {
  const texts = ['en', 'cn', 'de'].map(
    (language) => [`content/news/hidden.${language}.md`, [], undefined] as const,
  )
  expect(
    summarizeProblems(problemsOf(['content/news.json', [2, 'id'], 'first'], ...texts)),
  ).toEqual(['content/news.json [2].id duplicate-record'])
})
