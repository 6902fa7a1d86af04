import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const top = join(import.meta.dirname, '../../..')

/** Runs a command with JSON output. */
function runCommand(...words: readonly string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['generator/cli.ts', ...words, '--format', 'json'],
    { cwd: top, encoding: 'utf8' },
  )
  return { status, answer: JSON.parse(stdout) as Record<string, readonly string[]> }
}

test('routes lists every page with its render mode and languages', () => {
  const { status, answer } = runCommand('routes')
  expect(status).toBe(0)
  expect(answer).toContainEqual(
    expect.objectContaining({ path: '/', mode: 'built', locales: ['fr', 'en', 'cn', 'au', 'de'] }),
  )
})

test('a catalogue affects every page in its own languages only', () => {
  const { answer } = runCommand('impact', 'pages-config/messages/de.json')
  expect(answer['locales']).toEqual(['de'])
  expect(answer['addresses']?.every((address) => /^\/de(\/|$)/.test(address))).toBe(true)
})

test('a section affects the pages that show it, and its stories', () => {
  const { answer } = runCommand('impact', 'site/sections/ConsentForm/ConsentForm.tsx')
  expect(answer['pages']).toEqual(['cookie-settings'])
  expect(answer['stories']).toContain('stories/sections/forms/ConsentForm.stories.tsx')
})

test('a component affects only the sections that use it', () => {
  const { answer } = runCommand('impact', 'design-system/components/Pagination')
  expect(answer['sections']).toContain('NewsList')
  expect(answer['sections']).not.toContain('ConsentForm')
  expect(answer['pages']).toContain('explore/news')
})

test('a change affects the browser chunks that contain it', () => {
  const chunks = (name: string) => runCommand('impact', name).answer['chunks']
  expect(chunks('site/sections/OperatingModes/DayChart.tsx')).toEqual(['OperatingModes.island'])
  expect(chunks('design-system/behaviour/menus.ts')).toContain('shell')
  expect(chunks('pages-config/pages/login.json')).toEqual(['login'])
  expect(chunks('pages-config/pages/about-us/mark.json')).toEqual([])
})

test('a message affects the pages that show it', () => {
  const { answer } = runCommand('impact', 'page.about-us.hero.title')
  expect(answer['pages']).toEqual(['about-us'])
})

test('a page affects its story and the pictures that it shows', () => {
  const { answer } = runCommand('impact', 'pages-config/pages/about-us/mark.json')
  expect(answer['stories']).toEqual(['site/generated/stories/about-us.mark.stories.tsx'])
  expect(answer['pictures']).toEqual(['expo', 'macro'])
})

test('rejects an unknown name', () => {
  expect(runCommand('impact', 'page.nowhere.title').status).toBe(1)
  expect(runCommand('rename', 'page', '/nowhere', '/somewhere').status).toBe(1)
  expect(runCommand('rename', 'page', '/about-us', '//evil.example').status).toBe(1)
})

test.each(['/api/prices', '/documents/x'])(
  'new page rejects %s, which the server handles, and writes nothing',
  (path) => {
    const { status, answer } = runCommand('new', 'page', path)
    expect(status).toBe(1)
    expect(answer['problem']).toMatch(/server/)
    expect(existsSync(join(top, `pages-config/pages${path}.json`))).toBe(false)
  },
)

test.each([
  ['products', 'smart-plug', /has a record "smart-plug" already/],
  ['news', 'A new plant', /cannot be an id/],
  ['news', '../escape', /cannot be an id/],
  ['blog', 'a-new-plant', /no records "blog"/],
  ['operating-modes', 'a-new-mode', /four operating modes/],
])('new record rejects %s %s and writes nothing', (collection, id, problem) => {
  const file = join(top, `pages-config/content/${collection}.json`)
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const before = read()
  const { status, answer } = runCommand('new', 'record', collection, id)
  expect(status).toBe(1)
  expect(answer['problem']).toMatch(problem)
  expect(read()).toBe(before)
})

test('rename page rejects a page that code references', () => {
  const { status, answer } = runCommand('rename', 'page', '/login', '/sign-in')
  expect(status).toBe(1)
  const places = (answer['places'] ?? []) as readonly unknown[]
  expect(places).toContainEqual(
    expect.objectContaining({ file: 'site/sections/SignIn/SignIn.tsx', isTest: false }),
  )
})
