import { statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFixtureSources } from '../../fixtures/pageConfigs.ts'
import { emitAuthorFiles, emitSiteFiles } from '#generator/emit/index.ts'
import { decodeAndCheckSources } from '#generator/index.ts'
import { createSitePlan } from '#generator/plan/plan.ts'
import {
  createFixtureProject,
  writeProjectFile,
  runGenerator,
  readFolderTexts,
  writeFixtureProject,
} from '../project.ts'

test('a second run changes nothing', async () => {
  const top = createFixtureProject()
  expect((await runGenerator(top)).changed.length).toBeGreaterThan(10)
  const file = join(top, 'site/generated/routes.ts')
  utimesSync(file, 1, 1)
  expect((await runGenerator(top)).changed).toEqual([])
  expect(statSync(file).mtimeMs).toBe(1000)
})

test('a change only writes dependent files', async () => {
  const top = createFixtureProject()
  await runGenerator(top)
  writeFixtureProject(top, ['pages/about-us.json', ['noindex'], true])
  expect((await runGenerator(top)).changed).toEqual([
    'site/generated/pages/about-us.tsx',
    'site/generated/routes.ts',
  ])
})

test('writes the code of the site before the wording is checked, and the rest only if it is right', async () => {
  const top = createFixtureProject()
  await runGenerator(top)
  const name = 'page.home.hero.lead'
  const [code, schema] = [
    'site/generated/messages/en.json',
    'pages-config/schema/names.schema.json',
  ]
  const before = readFolderTexts(top, '.')
  writeFixtureProject(top, ['messages/en.json', [name], 'Lorem ipsum {homePower}'])
  let written: ReadonlyMap<string, string> | undefined
  const { ok, changed } = await runGenerator(top, {
    onCodeWritten: () => (written = readFolderTexts(top, '.')),
  })
  expect([ok, changed]).toEqual([false, [code]])
  expect(written?.get(code)).toContain('Lorem ipsum')
  expect(written?.get(schema)).toBe(before.get(schema))
  writeFixtureProject(top, ['messages/en.json', [name], 'Keep it: {homePower}.'])
  const right = await runGenerator(top, { onCodeWritten: () => undefined })
  expect([right.ok, right.changed]).toEqual([true, [code, schema]])
})

test('deletes superfluous files', async () => {
  const top = createFixtureProject()
  await runGenerator(top)
  writeProjectFile(top, 'site/generated/pages/stale/page.tsx', '')
  writeProjectFile(top, 'pages-config/schema/stale.schema.json', '{}')
  expect((await runGenerator(top)).changed).toEqual([
    'site/generated/pages/stale/page.tsx',
    'pages-config/schema/stale.schema.json',
  ])
  expect([...readFolderTexts(top, '.').keys()].filter((name) => name.includes('stale'))).toEqual([])
})

test('keeps the document measurements of another build step', async () => {
  const top = createFixtureProject()
  await runGenerator(top)
  expect(readFolderTexts(top, 'site/generated').get('site/generated/documents.json')).toBe('{}\n')
  writeProjectFile(top, 'site/generated/documents.json', '{"/documents/a.pdf":{}}')
  expect((await runGenerator(top)).changed).toEqual([])
})

test('--check writes nothing and reports outdated committed files', async () => {
  const top = createFixtureProject()
  const before = readFolderTexts(top, '.')
  const { ok, problems } = await runGenerator(top, { check: true })
  expect(ok).toBe(false)
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toContain(
    'drift pages-config/schema/page.schema.json',
  )
  expect(readFolderTexts(top, '.')).toEqual(before)
  await runGenerator(top)
  expect(await runGenerator(top, { check: true })).toMatchObject({ ok: true, problems: [] })
})

test('the output does not depend on the order of files', () => {
  const outputs = (reverse: boolean) => {
    const sources = createFixtureSources()
    const files = [...sources.files]
    const { project } = decodeAndCheckSources({
      ...sources,
      files: new Map(reverse ? files.toReversed() : files),
    })
    const code = emitSiteFiles(createSitePlan(project), project)
    return [...code.files, ...emitAuthorFiles(project).schemas.files].map((entry) =>
      entry.join('\n'),
    )
  }
  expect(outputs(true)).toEqual(outputs(false))
})
