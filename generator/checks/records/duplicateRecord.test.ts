import { expect, test } from 'vitest'
import { summarizeProblems, problemsOf } from '../fixture.ts'

test('reports a repeated record id at the second record', () => {
  expect(summarizeProblems(problemsOf(['content/news.json', [2, 'id'], 'first']))).toEqual([
    'content/news.json [2].id duplicate-record',
  ])
})
