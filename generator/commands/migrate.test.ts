import { expect, test } from 'vitest'
import { schemaVersion } from '#data/pageConfig.ts'
import { briefly, problemsOf, sourcesOf } from '../checks/fixture.ts'
import { inspect } from '../index.ts'
import { migrations } from '../migrations/index.ts'
import { allMigrated } from './migrate.ts'

const old = [
  ['site.json', ['schemaVersion'], undefined],
  ['pages/explore/news/_id.json', ['data'], { source: 'news' }],
] as const

test('configs of another version are told first, and alone', () => {
  expect(briefly(problemsOf(...old))).toEqual(['site.json schemaVersion old-schema'])
  expect(briefly(problemsOf(['site.json', ['schemaVersion'], schemaVersion + 1]))).toEqual([
    'site.json schemaVersion new-schema',
  ])
})

test('brought up to date they are right, and nothing else in them has changed', () => {
  const sources = sourcesOf(...old)
  const changed = allMigrated(sources.files, migrations)
  expect([...changed.keys()]).toEqual([
    'pages-config/pages/explore/news/_id.json',
    'pages-config/site.json',
  ])
  expect(changed.get('pages-config/pages/explore/news/_id.json')).toBe(
    sourcesOf().files.get('pages-config/pages/explore/news/_id.json'),
  )
  const files = new Map([...sources.files, ...changed])
  expect(inspect({ ...sources, files }).problems).toEqual([])
})

test('every version has one migration, in order', () => {
  expect(migrations.map(({ to }) => to)).toEqual(
    Array.from({ length: schemaVersion - 1 }, (_, index) => index + 2),
  )
})
