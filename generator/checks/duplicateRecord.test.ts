import { expect, test } from 'vitest'
import { briefly, problemsOf } from './fixture.ts'

test('two records with one id are told at the second', () => {
  expect(briefly(problemsOf(['content/news.json', [2, 'id'], 'first']))).toEqual([
    'content/news.json [2].id duplicate-record',
  ])
})
