import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { BuildSteps } from './buildSteps.ts'
import { copyPublicFiles, digestBundleInputs, updateBundle } from './bundleState.ts'
import { BuildInputs } from './inputs.ts'

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
})

const digest = () => digestBundleInputs(top, new BuildInputs(top))

it.each([
  ['a text', 'site/generated/messages/en.json', '{"a":"b"}'],
  ['a record', 'site/generated/content.ts', 'export const records = { news: [] }'],
  ['the config of a built page', 'site/generated/pages/index.tsx', page('b')],
  ['a test', 'site/sections/Hero/Hero.test.tsx', 'expect(1).toBe(1)'],
])('%s does not change what the bundler reads', (_, name, text) => {
  const before = digest()
  write(name, text)
  expect(digest()).toBe(before)
})

it.each([
  ['code', 'site/sections/Hero/Hero.tsx', 'export const Hero = () => 1'],
  ['a style', 'design-system/components/Text/Text.css.ts', 'export const text = ""'],
  ['the config of a page for requests', 'site/generated/pages/search.tsx', page('b')],
  ['the frame of the site', 'site/generated/site.ts', 'export const site = { menu: [] }'],
  ['a section that no built page had', 'site/generated/pages/index.tsx', page('a', 'Split')],
  ['a package', 'package.json', '{"dependencies":{}}'],
  ['an installed package', 'node_modules/.package-lock.json', '{"packages":{}}'],
])('%s changes what the bundler reads', (_, name, text) => {
  const before = digest()
  write(name, text)
  expect(digest()).not.toBe(before)
})

const bundled = 'site/dist/client/assets/shell.js'

/** Returns true if a build bundles, which writes one file. */
async function bundles(inputs: string, run = () => write(bundled, 'go()')): Promise<boolean> {
  let ran = false
  await updateBundle(new BuildSteps(dist), inputs, dist, async () => {
    ran = true
    run()
  })
  return ran
}

it('keeps the output of a bundle of the same inputs without what later steps have added', async () => {
  expect(await bundles('same')).toBe(true)
  cpSync(join(top, bundled), join(top, `${bundled}.br`))
  write('site/dist/client/documents/manual.pdf', '')
  write('site/public/favicon.svg', '<svg/>')
  write('site/dist/client/favicon.svg', '<svg>old</svg>')
  write('site/dist/client/share/card.jpg', '')
  expect(await bundles('same')).toBe(false)
  expect(existsSync(join(top, bundled))).toBe(true)
  expect(existsSync(join(top, `${bundled}.br`))).toBe(false)
  expect(existsSync(join(dist, 'client/documents/manual.pdf'))).toBe(false)
  // Later steps compare them.
  expect(existsSync(join(dist, 'client/favicon.svg'))).toBe(true)
  expect(existsSync(join(dist, 'client/share/card.jpg'))).toBe(true)
})

it('bundles again with other inputs, after an incomplete output and after an interrupted bundle', async () => {
  await bundles('same')
  expect(await bundles('other')).toBe(true)
  rmSync(join(top, bundled))
  expect(await bundles('other')).toBe(true)
  const interrupted = bundles('new', () => {
    throw new Error('interrupted')
  })
  await expect(interrupted).rejects.toThrow('interrupted')
  expect(await bundles('other')).toBe(true)
})

it('copies the public files that are new or have changed, also by as many bytes', () => {
  const [from, to] = [join(top, 'site/public'), join(dist, 'client')]
  write('site/public/icons/new.svg', '<svg/>')
  write('site/public/changed.svg', '<svg>b</svg>')
  write('site/dist/client/changed.svg', '<svg>a</svg>')
  write('site/public/same.svg', '<svg/>')
  write('site/dist/client/same.svg', '<svg/>')
  const written = statSync(join(to, 'same.svg')).ctimeMs
  copyPublicFiles(from, to)
  expect(readFileSync(join(to, 'icons/new.svg'), 'utf8')).toBe('<svg/>')
  expect(readFileSync(join(to, 'changed.svg'), 'utf8')).toBe('<svg>b</svg>')
  expect(statSync(join(to, 'same.svg')).ctimeMs).toBe(written)
})
