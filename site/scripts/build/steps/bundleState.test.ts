import {
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
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { BuildSteps } from './buildSteps.ts'
import { digestBundleInputs, updateBundle, updatePublicFiles } from './bundleState.ts'
import { BuildInputDigests } from './inputs.ts'

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
  write('site/generated/content.json', '{}')
  write('site/generated/site.ts', 'export const site = {}')
  write('site/sections/Hero/Hero.tsx', 'export const Hero = () => null')
})

const digest = () => digestBundleInputs(top, new BuildInputDigests(top))

it.each([
  ['a text', 'site/generated/messages/en.json', '{"a":"b"}'],
  ['a record', 'site/generated/content.json', '{"news":[]}'],
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

it('keeps the output of a bundle of the same inputs', async () => {
  expect(await bundles('same')).toBe(true)
  write('site/dist/client/share/card.jpg', '')
  expect(await bundles('same')).toBe(false)
  expect(existsSync(join(top, bundled))).toBe(true)
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

describe('public files', () => {
  const client = join(dist, 'client')
  /** Copies the public files and returns their URL paths. */
  const copy = () => [
    ...updatePublicFiles(top, new BuildInputDigests(top), new BuildSteps(dist), client),
  ]
  const readCopy = (name: string) => readFileSync(join(client, name), 'utf8')

  beforeEach(() => {
    write('site/public/icons/new.svg', '<svg/>')
    write('site/public/changed.svg', '<svg>a</svg>')
    write('site/public/same.svg', '<svg/>')
  })

  it('are copied if they are new or have changed, also by as many bytes', () => {
    expect(copy().toSorted()).toEqual(['/changed.svg', '/icons/new.svg', '/same.svg'])
    const written = statSync(join(client, 'same.svg')).ctimeMs
    write('site/public/changed.svg', '<svg>b</svg>')
    copy()
    expect(readCopy('icons/new.svg')).toBe('<svg/>')
    expect(readCopy('changed.svg')).toBe('<svg>b</svg>')
    expect(statSync(join(client, 'same.svg')).ctimeMs).toBe(written)
  })

  it('are copied again if the bundler has emptied the folder or a copy is incomplete', () => {
    copy()
    rmSync(client, { recursive: true })
    copy()
    expect(readCopy('same.svg')).toBe('<svg/>')
    writeFileSync(join(client, 'same.svg'), '<s')
    copy()
    expect(readCopy('same.svg')).toBe('<svg/>')
  })

  it('lose what was compressed from them when they change', () => {
    copy()
    write('site/dist/client/changed.svg.br', '')
    write('site/dist/client/same.svg.br', '')
    write('site/public/changed.svg', '<svg>b</svg>')
    copy()
    expect(existsSync(join(client, 'changed.svg.br'))).toBe(false)
    expect(existsSync(join(client, 'same.svg.br'))).toBe(true)
  })
})
