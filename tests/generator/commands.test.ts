import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const top = join(import.meta.dirname, '../..')

/** What a command answers to a machine. */
function ask(...words: readonly string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['generator/cli.ts', ...words, '--format', 'json'],
    { cwd: top, encoding: 'utf8' },
  )
  return { status, answer: JSON.parse(stdout) as Record<string, readonly string[]> }
}

test('routes lists every page with its render mode and languages', () => {
  const { status, answer } = ask('routes')
  expect(status).toBe(0)
  expect(answer).toContainEqual(
    expect.objectContaining({ path: '/', mode: 'built', locales: ['fr', 'en', 'cn', 'au', 'de'] }),
  )
})

test('a catalogue touches every page, in its own languages only', () => {
  const { answer } = ask('impact', 'pages-config/messages/de.json')
  expect(answer['locales']).toEqual(['de'])
  expect(answer['addresses']?.every((address) => /^\/de(\/|$)/.test(address))).toBe(true)
})

test('a section touches the pages that show it, and its own stories', () => {
  const { answer } = ask('impact', 'site/sections/ConsentForm/ConsentForm.tsx')
  expect(answer['pages']).toEqual(['cookie-settings'])
  expect(answer['stories']).toContain('stories/sections/ConsentForm.stories.tsx')
})

test('a component touches the sections that are made of it, not every one', () => {
  const { answer } = ask('impact', 'design-system/components/Pagination')
  expect(answer['sections']).toContain('NewsList')
  expect(answer['sections']).not.toContain('ConsentForm')
  expect(answer['pages']).toContain('explore/news')
})

test('a change touches the scripts that browsers load of it', () => {
  const chunks = (name: string) => ask('impact', name).answer['chunks']
  expect(chunks('site/sections/OperatingModes/DayChart.tsx')).toEqual(['OperatingModes.island'])
  expect(chunks('design-system/behaviour/menus.ts')).toContain('shell')
  expect(chunks('pages-config/pages/login.json')).toEqual(['login'])
  expect(chunks('pages-config/pages/about-us/mark.json')).toEqual([])
})

test('a message touches the pages that show it', () => {
  const { answer } = ask('impact', 'page.about-us.hero.title')
  expect(answer['pages']).toEqual(['about-us'])
})

test('a page touches its own story, and the pictures that it shows', () => {
  const { answer } = ask('impact', 'pages-config/pages/about-us/mark.json')
  expect(answer['stories']).toEqual(['site/generated/stories/about-us.mark.stories.tsx'])
  expect(answer['pictures']).toEqual(['expo', 'macro'])
})

test('what is not there is refused', () => {
  expect(ask('impact', 'page.nowhere.title').status).toBe(1)
  expect(ask('rename', 'page', '/nowhere', '/somewhere').status).toBe(1)
  expect(ask('rename', 'page', '/about-us', '//evil.example').status).toBe(1)
})
