import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { goodProject } from '#generator/checks/fixture.ts'
import { makeProject, put, writeConfigs } from './project.ts'

const about = 'pages-config/pages/about-us.json'

/** A project that a process watches, and what the process has said since the last question. */
async function watched() {
  const top = makeProject()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'watchProcess.ts'), top])
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  onTestFinished(async () => {
    child.kill()
    await ended
  })
  const until = async (found: () => boolean) => {
    await vi.waitFor(() => expect(found()).toBe(true), { timeout: 25_000, interval: 20 })
    said = ''
  }
  const hear = (words: string) => until(() => said.includes(words))
  const read = (name: string) => readFileSync(join(top, 'site/generated', name), 'utf8')
  const see = (name: string, words: string) => until(() => read(name).includes(words))
  await hear('watching')
  return { top, hear, see, read }
}

const text = (change: object = {}) =>
  `${JSON.stringify({ ...(goodProject['pages/about-us.json'] as object), ...change }, null, 2)}\n`

test('a burst of saves ends with what was saved last', { timeout: 60_000 }, async () => {
  const { top, see, read } = await watched()
  for (let count = 0; count < 40; count++)
    put(top, about, count % 2 ? text() : text().slice(0, count * 9))
  put(top, about, text({ noindex: true }))
  await see('pages/about-us.tsx', 'noindex: true')
  expect(read('routes.ts')).toContain("path: '/about-us'")
})

test(
  'a half-written file is told and the last output stays, until it is whole',
  { timeout: 60_000 },
  async () => {
    // prettier-ignore
    const { top, hear, see, read } = await watched()
    const before = read('pages/about-us.tsx')
    put(top, about, text().slice(0, 200))
    await hear('nothing was written')
    expect(read('pages/about-us.tsx')).toBe(before)
    put(top, about, text({ colorMode: 'dark' }))
    await see('pages/about-us.tsx', "colorMode: 'dark'")
  },
)

test('a page that is renamed has its new address only', { timeout: 60_000 }, async () => {
  const { top, see } = await watched()
  put(top, 'pages-config/pages/extra.json', text({ redirectFrom: [] }))
  await see('routes.ts', "path: '/extra'")
  renameSync(join(top, 'pages-config/pages/extra.json'), join(top, 'pages-config/pages/other.json'))
  await see('routes.ts', "path: '/other'")
  expect(readdirSync(join(top, 'site/generated/pages'))).not.toContain('extra.tsx')
})

test('a switch of branches ends with the other branch', { timeout: 60_000 }, async () => {
  const { top, see, read } = await watched()
  rmSync(join(top, 'pages-config/pages'), { recursive: true })
  rmSync(join(top, 'pages-config/messages'), { recursive: true })
  writeConfigs(top, ['pages/about-us.json', ['noindex'], true], ['content/news.json', [0, 'id'], 'first']) // prettier-ignore
  await see('pages/about-us.tsx', 'noindex: true')
  rmSync(join(top, 'pages-config/pages'), { recursive: true })
  writeConfigs(top)
  await see('pages/about-us.tsx', 'noindex: false')
  expect(read('routes.ts')).toContain("path: '/explore/news/:id'")
})
