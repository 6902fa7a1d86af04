import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeProject, writeProjectFile, run, snapshot } from '../project.ts'

const top = join(import.meta.dirname, '../../..')
const nobody = 65_534
const isRoot = process.getuid?.() === 0

/** Makes nobody the owner of a folder, because root ignores file modes. */
function give(folder: string): void {
  if (!isRoot) return
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder, name), nobody, nobody)
}

/** Runs the generator as a user who is subject to file modes. */
function runAsNobody(folder: string): string {
  const code = `
    const { generate } = await import('${join(top, 'generator/index.ts')}')
    if (process.getuid() === 0) process.setuid(${nobody})
    const { ok, problems } = await generate({ top: '${folder}', format: 'none' })
    console.log(JSON.stringify({ ok, messages: problems.map(({ file, code, what }) => [file, code, what].join(' | ')) }))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  })
  return stdout + stderr
}

test('reports missing read permission of a config, not a wrong encoding', () => {
  const folder = makeProject()
  give(folder)
  chmodSync(join(folder, 'pages-config/pages/about-us.json'), 0o000)
  expect(runAsNobody(folder)).toContain(
    'pages-config/pages/about-us.json | unreadable-file | The file cannot be read: permission denied.',
  )
})

test('reports missing write permission of an output and writes no other', async () => {
  const folder = makeProject()
  await run(folder)
  rmSync(join(folder, 'site/generated/routes.ts'))
  writeProjectFile(folder, 'pages-config/schema/page.schema.json', '{}')
  give(folder)
  const schemas = join(folder, 'pages-config/schema')
  chmodSync(schemas, 0o555)
  const before = snapshot(folder, '.')
  const said = runAsNobody(folder)
  chmodSync(schemas, 0o755)
  expect(JSON.parse(said)).toEqual({
    ok: false,
    messages: [
      'pages-config/schema/page.schema.json | unwritable-output | This file cannot be written: permission denied.',
    ],
  })
  expect(snapshot(folder, '.')).toEqual(before)
})

test('reports missing write permission of an output folder', async () => {
  const folder = makeProject()
  await run(folder)
  rmSync(join(folder, 'site/generated/routes.ts'))
  give(folder)
  const generated = join(folder, 'site/generated')
  chmodSync(generated, 0o555)
  const said = runAsNobody(folder)
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
