import { expect, test } from 'vitest'
import { isErrorProblem } from '../../problems/problem.ts'
import { decodeAndCheckSources } from '../../index.ts'
import { findFixtureProblems, createFixtureSources } from '#tests/fixtures/pageConfigs.ts'
import { checkOrphanRecords } from './orphanRecord.ts'

test('warns of a record whose collection no page shows', () => {
  const { project } = decodeAndCheckSources(
    createFixtureSources(['content/faqs.json', [], [{ id: 'question' }]]),
  )
  const orphans = [...checkOrphanRecords(project)]
  expect(orphans).toMatchObject([
    { path: '[0].id', what: 'No page shows records of faqs, so nobody sees "question".' },
  ])
  expect(orphans.some(isErrorProblem)).toBe(false)
})

test('reports a record without websites', () => {
  expect(findFixtureProblems(['content/news.json', [1, 'websites'], []])).toMatchObject([
    { code: 'orphan-record', what: 'The record "second" is shown in no language.' },
  ])
})

test('accepts an unpublished record without websites', () => {
  expect(
    findFixtureProblems(
      ['content/news.json', [1, 'state'], false],
      ['content/news.json', [1, 'websites'], []],
    ),
  ).toEqual([])
})
