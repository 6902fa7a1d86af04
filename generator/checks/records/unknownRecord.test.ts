import { expect, test } from 'vitest'
import {
  type FixtureConfigChange,
  summarizeProblems,
  findFixtureProblems,
  fixtureProductRecord,
} from '#tests/fixtures/pageConfigs.ts'

const manuals = ['user-manual', 'installation-guide'].flatMap((kind) =>
  ['en', 'cn', 'de'].map((language): FixtureConfigChange => [
    `manuals/battery/${kind}.${language}.md`,
    [],
    '# 10\n',
  ]),
)
/** Returns the problems of products except `incomplete-product`, which concerns other files. */
const problemsWith = (...products: readonly object[]) =>
  findFixtureProblems(['content/products.json', [], products], ...manuals).filter(
    ({ code }) => code !== 'incomplete-product',
  )

test('accepts references between records', () => {
  expect(problemsWith(fixtureProductRecord)).toEqual([])
})

test('reports a misspelt record at its place with the nearest id', () => {
  expect(problemsWith({ ...fixtureProductRecord, compatible: ['batery'] })).toMatchObject([
    {
      code: 'unknown-record',
      path: '[0].compatible[0]',
      what: 'content/products.json has no record "batery".',
      fix: 'Did you mean "battery"?',
    },
  ])
})

test('reports a reference to an unpublished record', () => {
  expect(
    problemsWith(
      { ...fixtureProductRecord, compatible: [] },
      { ...fixtureProductRecord, id: 'old', state: false },
      { ...fixtureProductRecord, id: 'new', compatible: ['old'] },
    ),
  ).toMatchObject([{ path: '[2].compatible[0]', what: 'The record "old" is not published.' }])
})

test('checks the figures in texts of records', () => {
  const line = { ...fixtureProductRecord.line, de: '{homePowr}' }
  expect(summarizeProblems(problemsWith({ ...fixtureProductRecord, line }))).toEqual([
    'content/products.json [0].line.de unknown-figure',
  ])
})
