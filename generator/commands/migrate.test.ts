import { expect, test } from 'vitest'
import { schemaVersion } from '#data/pages/pageConfig.ts'
import {
  summarizeProblems,
  findFixtureProblems,
  createFixtureSources,
} from '#tests/fixtures/pageConfigs.ts'
import { decodeAndCheckSources } from '../index.ts'
import { configMigrations } from '../migrations/index.ts'
import { applyConfigMigrations } from './migrate.ts'

const old = [
  ['site.json', ['schemaVersion'], undefined],
  ['pages/explore/news/_id.json', ['data'], { source: 'news' }],
] as const

test('reports configs of another schema version as the only problem', () => {
  expect(summarizeProblems(findFixtureProblems(...old))).toEqual([
    'site.json schemaVersion old-schema',
  ])
  expect(
    summarizeProblems(findFixtureProblems(['site.json', ['schemaVersion'], schemaVersion + 1])),
  ).toEqual(['site.json schemaVersion new-schema'])
})

test('migrated configs are valid and otherwise unchanged', () => {
  const sources = createFixtureSources(...old)
  const changed = applyConfigMigrations(sources.files, configMigrations)
  expect([...changed.keys()]).toEqual([
    'pages-config/pages/explore/news/_id.json',
    'pages-config/site.json',
  ])
  expect(changed.get('pages-config/pages/explore/news/_id.json')).toBe(
    createFixtureSources().files.get('pages-config/pages/explore/news/_id.json'),
  )
  const files = new Map([...sources.files, ...changed])
  expect(decodeAndCheckSources({ ...sources, files }).problems).toEqual([])
})

test('every version has one migration, in order', () => {
  expect(configMigrations.map(({ to }) => to)).toEqual(
    Array.from({ length: schemaVersion - 1 }, (_, index) => index + 2),
  )
})
