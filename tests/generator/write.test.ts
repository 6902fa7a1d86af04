import { statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourcesOf } from '#generator/checks/fixture.ts'
import { emit } from '#generator/emit/index.ts'
import { inspect } from '#generator/index.ts'
import { makePlan } from '#generator/plan.ts'
import { makeProject, put, run, snapshot, writeConfigs } from './project.ts'

test('a second run writes nothing and touches nothing', async () => {
  const top = makeProject()
  expect((await run(top)).changed.length).toBeGreaterThan(10)
  const file = join(top, 'site/generated/routes.ts')
  utimesSync(file, 1, 1)
  expect((await run(top)).changed).toEqual([])
  expect(statSync(file).mtimeMs).toBe(1000)
})

test('a change writes only what depends on it', async () => {
  const top = makeProject()
  await run(top)
  writeConfigs(top, ['pages/about-us.json', ['noindex'], true])
  expect((await run(top)).changed).toEqual([
    'site/generated/pages/about-us.tsx',
    'site/generated/routes.ts',
  ])
})

test('what no longer belongs there is deleted', async () => {
  const top = makeProject()
  await run(top)
  put(top, 'site/generated/pages/stale/page.tsx', '')
  put(top, 'pages-config/schema/stale.schema.json', '{}')
  expect((await run(top)).changed).toEqual([
    'site/generated/pages/stale/page.tsx',
    'pages-config/schema/stale.schema.json',
  ])
  expect([...snapshot(top, '.').keys()].filter((name) => name.includes('stale'))).toEqual([])
})

test('what another step measures of documents stays', async () => {
  const top = makeProject()
  await run(top)
  expect(snapshot(top, 'site/generated').get('site/generated/documents.json')).toBe('{}\n')
  put(top, 'site/generated/documents.json', '{"/documents/a.pdf":{}}')
  expect((await run(top)).changed).toEqual([])
})

test('--check writes nothing and tells what is committed but not up to date', async () => {
  const top = makeProject()
  const before = snapshot(top, '.')
  const { ok, problems } = await run(top, { check: true })
  expect(ok).toBe(false)
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toContain(
    'drift pages-config/schema/page.schema.json',
  )
  expect(snapshot(top, '.')).toEqual(before)
  await run(top)
  expect(await run(top, { check: true })).toMatchObject({ ok: true, problems: [] })
})

test('the order of reading makes no difference', () => {
  const outputs = (reverse: boolean) => {
    const sources = sourcesOf()
    const files = [...sources.files]
    const { project } = inspect({
      ...sources,
      files: new Map(reverse ? files.toReversed() : files),
    })
    const { generated, schemas } = emit(makePlan(project), project)
    return [...generated.files, ...schemas.files].map((entry) => entry.join('\n'))
  }
  expect(outputs(true)).toEqual(outputs(false))
})
