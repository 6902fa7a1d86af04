import { hash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { unavailablePageServices } from '#data/api/serverPort.ts'
import { type BuiltSiteManifest, pageBodiesFileName } from '#data/pages/builtSite.ts'
import type { RouteEntry } from '#data/pages/routeTable.ts'
import { prerender } from './prerender.ts'

const folder = mkdtempSync(join(tmpdir(), 'prerender-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pages = ['index', 'products', 'about-us', 'about-us/mark']
/** Texts of the pages and of the layout, changed by the tests. */
let texts: Record<string, string>
let frame: { words: { menu: string } }
/** Paths of rendered pages, in order. */
let rendered: string[]

const pathOf = (page: string) => (page === 'index' ? '/en' : `/en/${page}`)

const routesOf = (names: readonly string[]): readonly RouteEntry[] =>
  names.map((page) => ({
    page,
    locale: 'en',
    path: pathOf(page),
    addresses: [pathOf(page)],
    mode: 'built',
    class: 'marketing',
    query: [],
    posts: false,
    noindex: false,
  }))

/** Renders a minimal page from its data. */
function renderPage(page: string, data: object, styleSheets: readonly string[]): Promise<string> {
  rendered.push(pathOf(page))
  const { shell, page: text } = data as { shell: typeof frame; page: { text: string } }
  const props = ['products', 'about-us'].includes(page) ? 'x'.repeat(5000) : 'short'
  return Promise.resolve(
    `<p><link rel="stylesheet" href="${styleSheets[0]}"/>${shell.words.menu}<consent-banner>May we?</consent-banner><script> </script><script>go()</script><p data-props="${props}">${text.text}</p>`,
  )
}

interface Change {
  readonly pages?: readonly string[]
  readonly code?: (page: string) => string
  readonly css?: string
  readonly packed?: boolean
}

/** Prerenders into a folder prepared like a bundle; returns the rendered paths. */
async function run(
  name: string,
  { pages: names = pages, code, css = 'p{}', packed = true }: Change = {},
) {
  const dist = join(folder, name)
  rmSync(join(dist, 'client'), { recursive: true, force: true })
  mkdirSync(join(dist, 'client/assets'), { recursive: true })
  writeFileSync(join(dist, 'client/assets/site.css'), css)
  rendered = []
  const made = await prerender({
    dist,
    compress: packed,
    origin: 'https://felcera.example',
    time: '2026-11-12T00:00:00.000Z',
    routes: routesOf(names),
    entry: {
      unavailablePageServices,
      loadPage: ({ page }) => Promise.resolve({ shell: frame, page: { text: texts[page] } }),
      renderPage,
      pageStyleSheets: Object.fromEntries(pages.map((page) => [page, ['/assets/site.css']])),
      createCrawlerFiles: () => new Map([['/robots.txt', 'Allow: /']]),
    },
    requestStyleSheets: [],
    codeOf: ({ page }) => code?.(page) ?? 'code',
  })
  expect(made.rendered).toBe(rendered.length)
  return rendered.toSorted()
}

function filesOf(name: string): Record<string, string> {
  const top = join(folder, name)
  const entries = readdirSync(top, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return [file.slice(top.length), entry.isFile() ? readFileSync(file, 'base64') : 'folder']
    }),
  )
}

const readCache = () =>
  JSON.parse(readFileSync(join(folder, 'warm/kept.json'), 'utf8')) as { props: object }

const readSite = () =>
  JSON.parse(readFileSync(join(folder, 'warm/site.json'), 'utf8')) as BuiltSiteManifest

/** Expects the same output as of a build without cache. */
async function expectSameAsCold(change?: Change) {
  rmSync(join(folder, 'cold'), { recursive: true, force: true })
  await run('cold', change)
  expect(filesOf('warm')).toEqual(filesOf('cold'))
}

beforeEach(async () => {
  texts = Object.fromEntries(pages.map((page) => [page, `This is ${page}.`]))
  frame = { words: { menu: 'Home' } }
  rmSync(join(folder, 'warm'), { recursive: true, force: true })
  await run('warm')
})

describe('incremental build', () => {
  it('renders nothing without changes', async () => {
    expect(await run('warm')).toEqual([])
    await expectSameAsCold()
  })

  it('renders a page whose data has changed', async () => {
    texts['about-us'] = 'We make batteries.'
    expect(await run('warm')).toEqual(['/en/about-us'])
    await expectSameAsCold()
  })

  it('renders a page whose code has changed', async () => {
    const code = (page: string) => (page === 'index' ? 'other code' : 'code')
    expect(await run('warm', { code })).toEqual(['/en'])
    await expectSameAsCold({ code })
  })

  it.each([
    ['the layout', () => (frame = { words: { menu: 'Start' } }), {}],
    ['the style sheet', () => undefined, { css: 'p{margin:0}' }],
    ['what is always inline', () => undefined, { css: '@font-face{}p{}' }],
  ])('renders every page if %s has changed', async (_, act, change) => {
    act()
    expect(await run('warm', change)).toHaveLength(pages.length)
    await expectSameAsCold(change)
  })

  it('names the inline style and the inline scripts of a page for its policy', () => {
    const { pages: built, scriptHashes } = readSite()
    const source = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
    expect(built.map(({ style }) => style)).toEqual(pages.map(() => source('p{}')))
    expect(scriptHashes['en']).toEqual([source(' '), source('go()')].toSorted())
  })

  it('removes deleted pages and renders restored ones', async () => {
    const fewer = { pages: pages.filter((page) => !page.startsWith('about-us')) }
    expect(await run('warm', fewer)).toEqual([])
    await expectSameAsCold(fewer)
    expect(await run('warm')).toEqual(['/en/about-us', '/en/about-us/mark'])
    await expectSameAsCold()
  })

  it('renders every page if the file of bodies is truncated', async () => {
    const bodies = join(folder, 'warm', pageBodiesFileName)
    truncateSync(bodies, statSync(bodies).size - 1)
    expect(await run('warm')).toHaveLength(pages.length)
    await expectSameAsCold()
  })

  it('compresses pages that were rendered without compression, and renders none', async () => {
    rmSync(join(folder, 'warm'), { recursive: true })
    await run('warm', { packed: false })
    await expectSameAsCold({ packed: false })
    expect(await run('warm')).toEqual([])
    await expectSameAsCold()
  })

  it('keeps the compressed bodies of unchanged pages in a build without compression', async () => {
    texts['products'] = 'Changed.'
    expect(await run('warm', { packed: false })).toEqual(['/en/products'])
    const compressed = readSite().pages.filter(({ plain }) => plain.br !== undefined)
    expect(compressed.map(({ path }) => path)).toEqual(['/en', '/en/about-us', '/en/about-us/mark'])
    expect(await run('warm')).toEqual([])
    await expectSameAsCold()
  })

  it('keeps props files that other pages share', async () => {
    const { props } = readCache()
    texts['products'] = 'Changed.'
    expect(await run('warm')).toEqual(['/en/products'])
    expect(readCache().props).toEqual(props)
    expect(Object.keys(props)).toHaveLength(1)
    await expectSameAsCold()
  })

  it.each(['', '{"pages":[', '[{"page":{}}]', '{"pages":[null]}', '{"pages":[{"page":{}}]}'])(
    'renders every page if the cache file is %j',
    async (kept) => {
      writeFileSync(join(folder, 'warm/kept.json'), kept)
      expect(await run('warm')).toHaveLength(pages.length)
      await expectSameAsCold()
    },
  )

  it('ignores the cache of an interrupted build', async () => {
    texts['products'] = 'Changed.'
    const breaks = () => {
      throw new Error('broken off')
    }
    await expect(run('warm', { code: breaks })).rejects.toThrow('broken off')
    expect(readdirSync(join(folder, 'warm')).toSorted()).toEqual([
      'client',
      pageBodiesFileName,
      'site.json',
    ])
    expect(await run('warm')).toHaveLength(pages.length)
    await expectSameAsCold()
  })
})
