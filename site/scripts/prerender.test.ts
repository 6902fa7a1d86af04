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
import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { pageContext, requestContext } from '#app/requestContext.ts'
import { bodiesFile } from '#data/builtSite.ts'
import type { RouteEntry } from '#data/routeTable.ts'
import { prerender } from './prerender.ts'

const folder = mkdtempSync(join(tmpdir(), 'prerender-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pages = ['index', 'products', 'about-us', 'about-us/mark']
/** What every page tells, and what stands around all of them: changed by the tests. */
let texts: Record<string, string>
let frame: { words: { menu: string } }
/** Addresses in the order in which their documents were rendered. */
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

function render(
  request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext: { loaderData, matches } }: EntryContext,
  context: RouterContextProvider,
): Response {
  const data = loaderData[matches.at(-1)?.route.id ?? ''] as { text: string; words: object }
  const { keeper } = context.get(requestContext)
  const answer = new Response(null, { status, headers })
  if (keeper?.has(frame, data)) return answer
  const { pathname } = new URL(request.url)
  rendered.push(pathname)
  const props = ['/en/products', '/en/about-us'].includes(pathname) ? 'x'.repeat(5000) : 'short'
  const { text } = data
  keeper?.take(
    `<link rel="stylesheet" href="/assets/site.css"/>${frame.words.menu}<script>go()</script><p data-props="${props}">${text}</p><consent-banner>May we?</consent-banner>`,
  )
  return answer
}

/** A server build as small as React Router's own handler takes it. */
const build = {
  entry: { module: { default: render, handleError: () => null } },
  routes: Object.fromEntries(
    pages.map((page) => {
      const loader = () => ({ text: texts[page] })
      const id = `en/${page}`
      return [id, { id, path: pathOf(page).slice(1), module: { default: () => null, loader } }]
    }),
  ),
  assets: {
    routes: Object.fromEntries(pages.map((page) => [`en/${page}`, { css: ['/assets/site.css'] }])),
    entry: { imports: [], module: '' },
    url: '',
    version: '',
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  isSpaMode: false,
  ssr: true,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  allowedActionOrigins: false,
} as unknown as ServerBuild

interface Change {
  readonly pages?: readonly string[]
  readonly code?: (page: string) => string
  readonly css?: string
  readonly packed?: boolean
}

/** Builds into a folder, as the bundler leaves it; tells which pages were rendered. */
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
    ...(packed && { cache: join(folder, 'cache') }),
    origin: 'https://felcera.example',
    time: '2026-11-12T00:00:00.000Z',
    routes: routesOf(names),
    build,
    entry: { pageContext, indexFiles: () => new Map([['/robots.txt', 'Allow: /']]) },
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

const readKept = () =>
  JSON.parse(readFileSync(join(folder, 'warm/kept.json'), 'utf8')) as { props: object }

/** What a build that keeps nothing makes of the same. */
async function expectAsCold(change?: Change) {
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

describe('a build after another', () => {
  it('renders nothing if nothing has changed', async () => {
    expect(await run('warm')).toEqual([])
    await expectAsCold()
  })

  it('renders a page whose data have changed', async () => {
    texts['about-us'] = 'We make batteries.'
    expect(await run('warm')).toEqual(['/en/about-us'])
    await expectAsCold()
  })

  it('renders a page whose code has changed', async () => {
    const code = (page: string) => (page === 'index' ? 'other code' : 'code')
    expect(await run('warm', { code })).toEqual(['/en'])
    await expectAsCold({ code })
  })

  it.each([
    ['words of the frame', () => (frame = { words: { menu: 'Start' } }), {}],
    ['the style sheet', () => undefined, { css: 'p{margin:0}' }],
  ])('renders every page if %s changed', async (_, act, change) => {
    act()
    expect(await run('warm', change)).toHaveLength(pages.length)
    await expectAsCold(change)
  })

  it('removes a page that is gone, and renders it when it is there again', async () => {
    const fewer = { pages: pages.filter((page) => !page.startsWith('about-us')) }
    expect(await run('warm', fewer)).toEqual([])
    await expectAsCold(fewer)
    expect(await run('warm')).toEqual(['/en/about-us', '/en/about-us/mark'])
    await expectAsCold()
  })

  it('renders a page whose bodies are not there to their end', async () => {
    const bodies = join(folder, 'warm', bodiesFile)
    truncateSync(bodies, statSync(bodies).size - 1)
    expect(await run('warm')).toHaveLength(pages.length)
    await expectAsCold()
  })

  it('renders every page if its bodies are wanted packed and were not', async () => {
    await run('warm', { packed: false })
    expect(await run('warm')).toHaveLength(pages.length)
    await expectAsCold()
  })

  it('packs nothing if it is not asked to, whatever was before', async () => {
    expect(await run('warm', { packed: false })).toHaveLength(pages.length)
    await expectAsCold({ packed: false })
  })

  it('keeps props that pages share, if one of these changes', async () => {
    const { props } = readKept()
    texts['products'] = 'Changed.'
    expect(await run('warm')).toEqual(['/en/products'])
    expect(readKept().props).toEqual(props)
    expect(Object.keys(props)).toHaveLength(1)
    await expectAsCold()
  })

  it.each(['', '{"pages":[', '[{"page":{}}]', '{"pages":[null]}', '{"pages":[{"page":{}}]}'])(
    'renders every page if what was kept is %j',
    async (kept) => {
      writeFileSync(join(folder, 'warm/kept.json'), kept)
      expect(await run('warm')).toHaveLength(pages.length)
      await expectAsCold()
    },
  )

  it('trusts nothing of a build that was broken off', async () => {
    texts['products'] = 'Changed.'
    const breaks = () => {
      throw new Error('broken off')
    }
    await expect(run('warm', { code: breaks })).rejects.toThrow('500')
    expect(readdirSync(join(folder, 'warm')).toSorted()).toEqual([
      'client',
      bodiesFile,
      'site.json',
    ])
    expect(await run('warm')).toHaveLength(pages.length)
    await expectAsCold()
  })
})
