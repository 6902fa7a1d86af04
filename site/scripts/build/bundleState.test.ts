import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import {
  digestBundleInputs,
  deleteRecordedBundle,
  recordBundle,
  restoreBundle,
} from './bundleState.ts'

const top = mkdtempSync(join(tmpdir(), 'bundle-'))
afterAll(() => rmSync(top, { recursive: true }))
const dist = join(top, 'site/dist')

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(top, name)), { recursive: true })
  writeFileSync(join(top, name), text)
}
const page = (title: string, section = 'Hero') =>
  `import { ${section} } from '#sections/${section}/${section}.tsx'\n\nexport default () => <${section} title="${title}" />\n`

beforeEach(() => {
  rmSync(top, { recursive: true, force: true })
  write('package.json', '{}')
  write('site/generated/builtPageSections.json', '{"index":["Hero"]}')
  write('site/generated/pages/index.tsx', page('a'))
  write('site/generated/pages/search.tsx', page('a'))
  write('site/generated/messages/en.json', '{}')
  write('site/generated/content.ts', 'export const records = {}')
  write('site/generated/site.ts', 'export const site = {}')
  write('site/sections/Hero/Hero.tsx', 'export const Hero = () => null')
  write('site/dist/client/assets/shell.js', 'go()')
})

it.each([
  ['a text', 'site/generated/messages/en.json', '{"a":"b"}'],
  ['a record', 'site/generated/content.ts', 'export const records = { news: [] }'],
  ['the config of a built page', 'site/generated/pages/index.tsx', page('b')],
  ['a test', 'site/sections/Hero/Hero.test.tsx', 'expect(1).toBe(1)'],
])('%s does not change what the bundler reads', (_, name, text) => {
  const before = digestBundleInputs(top)
  write(name, text)
  expect(digestBundleInputs(top)).toBe(before)
})

it.each([
  ['code', 'site/sections/Hero/Hero.tsx', 'export const Hero = () => 1'],
  ['a style', 'design-system/components/Text/Text.css.ts', 'export const text = ""'],
  ['the config of a page for requests', 'site/generated/pages/search.tsx', page('b')],
  ['the frame of the site', 'site/generated/site.ts', 'export const site = { menu: [] }'],
  ['a section that no built page had', 'site/generated/pages/index.tsx', page('a', 'Split')],
  ['a package', 'package.json', '{"dependencies":{}}'],
])('%s changes what the bundler reads', (_, name, text) => {
  const before = digestBundleInputs(top)
  write(name, text)
  expect(digestBundleInputs(top)).not.toBe(before)
})

it('restores the output of a bundle of the same inputs without what later steps have added', () => {
  recordBundle(dist, 'same')
  cpSync(join(dist, 'client/assets/shell.js'), join(dist, 'client/assets/shell.js.br'))
  write('site/dist/client/share/card.jpg', '')
  expect(restoreBundle(dist, 'same')).toBe(true)
  expect(existsSync(join(dist, 'client/assets/shell.js'))).toBe(true)
  expect(existsSync(join(dist, 'client/assets/shell.js.br'))).toBe(false)
  expect(existsSync(join(dist, 'client/share/card.jpg'))).toBe(false)
})

it('restores nothing of other inputs, of an incomplete output or of an interrupted bundle', () => {
  expect(restoreBundle(dist, 'same')).toBe(false)
  recordBundle(dist, 'same')
  expect(restoreBundle(dist, 'other')).toBe(false)
  rmSync(join(dist, 'client/assets/shell.js'))
  expect(restoreBundle(dist, 'same')).toBe(false)
  write('site/dist/client/assets/shell.js', 'go()')
  deleteRecordedBundle(dist)
  expect(restoreBundle(dist, 'same')).toBe(false)
})
