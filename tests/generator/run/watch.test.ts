import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { validFixtureProject } from '../../fixtures/pageConfigs.ts'
import { createFixtureProject, writeProjectFile, writeFixtureProject } from '../project.ts'
import { hangTimeout } from '../../hangTimeout.ts'

const about = 'pages-config/pages/about-us.json'

/** Starts a process that watches a project, and collects its output. */
async function watched() {
  const top = createFixtureProject()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'watchProcess.ts'), top])
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  onTestFinished(async () => {
    child.kill()
    await ended
  })
  const until = async (found: () => boolean) => {
    await vi.waitFor(() => expect(found()).toBe(true), { timeout: hangTimeout, interval: 20 })
    said = ''
  }
  const hear = (words: string) => until(() => said.includes(words))
  const read = (name: string) => readFileSync(join(top, 'site/generated', name), 'utf8')
  const see = (name: string, words: string) => until(() => read(name).includes(words))
  await hear('watching')
  return { top, hear, see, read }
}

const text = (change: object = {}) =>
  `${JSON.stringify({ ...(validFixtureProject['pages/about-us.json'] as object), ...change }, null, 2)}\n`

test('the last save of a burst is written', async () => {
  const { top, see, read } = await watched()
  for (let count = 0; count < 40; count++)
    writeProjectFile(top, about, count % 2 ? text() : text().slice(0, count * 9))
  writeProjectFile(top, about, text({ noindex: true }))
  await see('pages/about-us.tsx', 'noindex: true')
  expect(read('routes.ts')).toContain("path: '/about-us'")
})

test('an incomplete file is reported and the last output remains until it is complete', async () => {
  const { top, hear, see, read } = await watched()
  const before = read('pages/about-us.tsx')
  writeProjectFile(top, about, text().slice(0, 200))
  await hear('nothing was written')
  expect(read('pages/about-us.tsx')).toBe(before)
  writeProjectFile(top, about, text({ colorMode: 'dark' }))
  await see('pages/about-us.tsx', "colorMode: 'dark'")
})

test('a renamed page only has its new address', async () => {
  const { top, see } = await watched()
  writeProjectFile(top, 'pages-config/pages/extra.json', text({ redirectFrom: [] }))
  await see('routes.ts', "path: '/extra'")
  renameSync(join(top, 'pages-config/pages/extra.json'), join(top, 'pages-config/pages/other.json'))
  await see('routes.ts', "path: '/other'")
  expect(readdirSync(join(top, 'site/generated/pages'))).not.toContain('extra.tsx')
})

test('a branch switch writes the output of the other branch', async () => {
  const { top, see, read } = await watched()
  rmSync(join(top, 'pages-config/pages'), { recursive: true })
  rmSync(join(top, 'pages-config/messages'), { recursive: true })
  writeFixtureProject(
    top,
    ['pages/about-us.json', ['noindex'], true],
    ['content/news.json', [0, 'id'], 'first'],
  )
  await see('pages/about-us.tsx', 'noindex: true')
  rmSync(join(top, 'pages-config/pages'), { recursive: true })
  writeFixtureProject(top)
  await see('pages/about-us.tsx', 'noindex: false')
  expect(read('routes.ts')).toContain("path: '/explore/news/:id'")
})
