import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuiltSiteManifest } from '#data/pages/builtSite.ts'
import { copyBuiltProject, listDifferingFiles } from '../bench/scale/project.ts'
import { buildSite, serveBuiltSite } from '../builtSite.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'felcera-build-'))
const dist = join(folder, 'site/dist')

// A copy of the built site with its build: nothing in it has changed since.
beforeAll(async () => {
  await buildSite()
  copyBuiltProject(root, folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Builds and returns the output; a build is killed when it prints the line `until`. */
async function build(until?: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, ['site/scripts/build.ts', ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const lines: string[] = []
  for await (const line of createInterface(child.stderr)) {
    lines.push(line)
    if (line === until) child.kill('SIGKILL')
  }
  const [code, signal] = await ended
  const isWhole = until === undefined ? code === 0 : signal === 'SIGKILL'
  if (!isWhole) throw new Error(lines.join('\n'))
  return lines.join('\n')
}

/** Changes a file of the copy; returns a function that changes it back. */
function edit(name: string, part: string | RegExp, by: string): () => void {
  const file = join(folder, name)
  const before = readFileSync(file, 'utf8')
  const after = before.replace(part, by)
  expect(after).not.toBe(before)
  writeFileSync(file, after)
  return () => writeFileSync(file, before)
}

/** Files that differ from those of the built site, except for the one with the build time. */
const differences = () =>
  listDifferingFiles(join(root, 'site/dist'), dist).filter(
    (name) => !name.startsWith('/client/.well-known/security.txt'),
  )

test('an unchanged site has nothing to build', async () => {
  expect(await build()).toBe('')
  expect(differences()).toEqual([])
})

test('after a changed message a build bundles nothing and renders its pages; after a killed one the next is as from nothing', async () => {
  const changeBack = edit(
    'pages-config/messages/en.json',
    /("page\.about-us\.call\.title": ").*"/,
    '$1Seen."',
  )
  const printed = await build()
  expect(printed).not.toMatch(/^(?:Bundle|Draw)/m)
  const rendered = Number(/(\d+) rendered/.exec(printed)?.[1])
  expect(rendered).toBeGreaterThan(0)
  expect(rendered).toBeLessThan(5)
  expect(readFileSync(join(dist, 'pages.bin')).includes('Seen.')).toBe(true)
  changeBack()
  const config = 'pages-config/pages/about-us.json'
  const repairConfig = edit(config, /\{\s*"figure": "researchYears",[^}]*\},\s*/, '')
  await build('Prerender …')
  expect(existsSync(join(dist, 'stamp'))).toBe(false)
  repairConfig()
  expect(await build()).not.toMatch(/^Bundle/m)
  expect(differences()).toEqual([])
})

test('a build names the words that it does not know, and builds nothing', async () => {
  const one = build(undefined, '--pages', 'about-us')
  await expect(one).rejects.toThrow(/'about-us'[^]*--pages {2}builds what pages show/)
  await expect(build(undefined, '--page')).rejects.toThrow(/'--page'[^]*--force/)
  expect(await build()).toBe('')
})

// The last one: to compress all pages again would take longer than all other tests.
test('pages alone are built and served after changed styles, nothing is drawn or compressed, and then nothing is left to build', async () => {
  edit(
    'site/sections/Steps/Steps.css.ts',
    'paddingBlockStart: space[24]',
    'paddingBlockStart: space[32]',
  )
  const printed = await build(undefined, '--pages')
  expect(printed).not.toMatch(/^Draw/m)
  const rendered = Number(/(\d+) rendered/.exec(printed)?.[1])
  expect(rendered).toBeGreaterThan(0)
  const { pages } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as BuiltSiteManifest
  const uncompressed = pages.filter(({ plain }) => plain.br === undefined)
  expect(uncompressed).toHaveLength(rendered)
  expect(await build(undefined, '--pages')).toBe('')
  const site = await serveBuiltSite({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, folder)
  try {
    for (const { path } of uncompressed.slice(0, 3)) {
      const answer = await fetch(`${site.origin}${path}`)
      expect([path, answer.status]).toEqual([path, 200])
      expect(await answer.text()).toContain('</html>')
    }
  } finally {
    await site.stop()
  }
})
