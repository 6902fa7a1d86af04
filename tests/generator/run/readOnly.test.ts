import { spawnSync } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  createFixtureProject,
  writeProjectFile,
  runGenerator,
  readFolderTexts,
} from '../project.ts'

const top = join(import.meta.dirname, '../../..')
/** Root without the capabilities that ignore file modes. */
const withFileModes =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : []

/** Runs the generator as a user who is subject to file modes. */
function runWithFileModes(folder: string): string {
  const code = `
    const { generateSiteFiles } = await import('${join(top, 'generator/index.ts')}')
    const { ok, problems } = await generateSiteFiles({ top: '${folder}', format: 'none' })
    console.log(JSON.stringify({ ok, messages: problems.map(({ file, code, what }) => [file, code, what].join(' | ')) }))`
  const command = [...withFileModes, process.execPath, '--input-type=module', '--eval', code]
  const { stdout, stderr } = spawnSync('env', command, { encoding: 'utf8' })
  return stdout + stderr
}

test('reports missing read permission of a config, not a wrong encoding', () => {
  const folder = createFixtureProject()
  chmodSync(join(folder, 'pages-config/pages/about-us.json'), 0o000)
  expect(runWithFileModes(folder)).toContain(
    'pages-config/pages/about-us.json | unreadable-file | The file cannot be read: permission denied.',
  )
})

test('reports missing write permission of an output and writes no other', async () => {
  const folder = createFixtureProject()
  await runGenerator(folder)
  rmSync(join(folder, 'site/generated/routes.ts'))
  writeProjectFile(folder, 'pages-config/schema/page.schema.json', '{}')
  const schemas = join(folder, 'pages-config/schema')
  chmodSync(schemas, 0o555)
  const before = readFolderTexts(folder, '.')
  const said = runWithFileModes(folder)
  chmodSync(schemas, 0o755)
  expect(JSON.parse(said)).toEqual({
    ok: false,
    messages: [
      'pages-config/schema/page.schema.json | unwritable-output | This file cannot be written: permission denied.',
    ],
  })
  expect(readFolderTexts(folder, '.')).toEqual(before)
})

test('reports missing write permission of an output folder', async () => {
  const folder = createFixtureProject()
  await runGenerator(folder)
  rmSync(join(folder, 'site/generated/routes.ts'))
  const generated = join(folder, 'site/generated')
  chmodSync(generated, 0o555)
  const said = runWithFileModes(folder)
  chmodSync(generated, 0o755)
  expect(JSON.parse(said)).toMatchObject({
    ok: false,
    messages: [
      expect.stringContaining(
        '| unwritable-output | This file cannot be written: permission denied.',
      ),
    ],
  })
})
