import { expect, test } from 'vitest'
import { isError } from '../problem.ts'
import { inspect } from '../index.ts'
import { problemsOf, sourcesOf } from './fixture.ts'
import { orphanRecord } from './orphanRecord.ts'

test('a record of a kind that no page shows is told, and stops nothing', () => {
  const { project } = inspect(sourcesOf(['content/faqs.json', [], [{ id: 'question' }]]))
  const orphans = [...orphanRecord(project)]
  expect(orphans).toMatchObject([
    { path: '[0].id', what: 'No page shows records of faqs, so nobody sees "question".' },
  ])
  expect(orphans.some(isError)).toBe(false)
})

test('a record that no website shows is told', () => {
  expect(problemsOf(['content/news.json', [1, 'websites'], []])).toMatchObject([
    { code: 'orphan-record', what: 'The record "second" is shown in no language.' },
  ])
})

test('a record that is not published is no orphan', () => {
  expect(
    problemsOf(['content/news.json', [1, 'state'], false], ['content/news.json', [1, 'websites'], []]), // prettier-ignore
  ).toEqual([])
})
