import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { BuiltBody, BuiltPage, BuiltSite } from '#data/builtSite.ts'
import { noCalls } from '#data/calls.ts'
import type { RequestContext } from '#data/requestContext.ts'
import { defaultLocale, localeCodes, splitLocale } from '#data/locales.ts'
import type { RouteEntry } from '#data/routeTable.ts'
import type { ShareImage } from '#data/shareImages.ts'
import { styleSheetsOf, withOneSheet } from '#data/styleSheets.ts'
import { withoutLongProps } from './islandProps.ts'

interface Entry {
  readonly pageContext: (value: RequestContext) => RouterContextProvider
  readonly indexFiles: (origin: string, time: string) => ReadonlyMap<string, string>
  readonly shareImages: () => ReadonlyMap<string, ShareImage>
}

export interface PrerenderOptions {
  /** Absolute path of `site/dist`. */
  readonly dist: string
  /** Origin that canonical addresses are written with. */
  readonly origin: string
  readonly routes: readonly RouteEntry[]
  /** Told after every page: how many are done, of how many. */
  readonly onProgress?: (done: number, all: number) => void
}

const atOnce = 8
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const bannerPattern = /<consent-banner>[\s\S]*?<\/consent-banner>/
// Data blocks are not run, so the policy does not ask for their hashes.
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

const hash = (text: string | Uint8Array) => createHash('sha256').update(text)

/** Best compression: it is paid once, at build. */
const pack = (bytes: Uint8Array, text: boolean) =>
  Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_MODE]: text ? constants.BROTLI_MODE_TEXT : 0,
      },
    }),
    zip(bytes, { level: 9 }),
  ])

/** The app as it was bundled, with what its entry adds. */
export async function builtApp(dist: string): Promise<{ build: ServerBuild; entry: Entry }> {
  const file = pathToFileURL(join(dist, 'server/index.js'))
  const build = (await import(file.href)) as ServerBuild
  return { build, entry: build.entry.module as unknown as Entry }
}

/** Renders every built page with the built server's own handler, in this process, and packs the result. */
export async function prerender(options: PrerenderOptions): Promise<BuiltSite> {
  const { dist, origin, routes, onProgress } = options
  const { build, entry } = await builtApp(dist)
  const handler = createRequestHandler(build, 'production')
  const { pageContext, indexFiles } = entry
  const time = new Date().toISOString()
  await rm(join(dist, 'pages'), { recursive: true, force: true })
  const paths = routes.filter(({ mode }) => mode === 'built').flatMap((r) => r.addresses)
  const scripts = new Map(localeCodes.map((code) => [code, new Set<string>()]))
  const pages: BuiltPage[] = []

  const render = async (path: string, onPayload: (data: unknown) => void) => {
    const context = pageContext({
      requestId: '',
      now: Date.now(),
      nonce: '',
      banner: true,
      flash: undefined,
      consent: undefined,
      calls: noCalls,
      onPayload,
    })
    const answer = await handler(new Request(new URL(path, origin)), context)
    return { status: answer.status, html: await answer.text() }
  }

  const renderPage = async (path: string): Promise<BuiltPage> => {
    let payload: unknown
    const { status, html: rendered } = await render(path, (data) => {
      payload = data
    })
    if (status !== 200) throw new Error(`${path} answered ${status} while built`)
    const styled = withOneSheet(rendered, await joinStyles(dist, styleSheetsOf(rendered)))
    const html = await withoutLongProps(styled, (json) => writeAsset(dist, 'props', 'json', json))
    for (const [, source] of html.matchAll(inlineScript))
      scripts.get(splitLocale(path).locale)?.add(`'sha256-${hash(source ?? '').digest('base64')}'`)
    const folder = join('pages', path)
    return {
      path,
      banner: await writeBody(dist, join(folder, 'banner.html'), html),
      plain: await writeBody(dist, join(folder, 'plain.html'), html.replace(bannerPattern, '')),
      payload: await writeBody(dist, join(folder, 'payload.json'), JSON.stringify(payload)),
    }
  }

  const queue = paths.values()
  const work = async () => {
    for (const path of queue) {
      pages.push(await renderPage(path))
      onProgress?.(pages.length, paths.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const styles = new Map<string, string>()
  const onRequest = routes.filter(
    ({ mode, locale }) => mode === 'request' && locale === defaultLocale,
  )
  for (const { addresses } of onRequest) {
    const { html } = await render(addresses[0] ?? '/', () => {})
    const sheets = styleSheetsOf(html)
    styles.set(sheets.join(' '), await joinStyles(dist, sheets))
  }
  for (const [path, text] of indexFiles(origin, time)) {
    const file = join(dist, 'client', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await packAssets(join(dist, 'client'))
  pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  const id = hash(JSON.stringify(pages)).digest('hex').slice(0, 12)
  const site: BuiltSite = {
    id,
    time,
    origin,
    scriptHashes: Object.fromEntries(
      [...scripts].map(([locale, hashes]) => [locale, [...hashes].toSorted()]),
    ),
    pages,
    styles: Object.fromEntries(styles),
  }
  await writeFile(join(dist, 'site.json'), JSON.stringify(site))
  return site
}

/** A page's style sheets as one file: pages with the same sections share it. */
async function joinStyles(dist: string, sheets: readonly string[]): Promise<string> {
  const css = Buffer.concat(
    await Promise.all(sheets.map((href) => readFile(join(dist, 'client', href)))),
  )
  return writeAsset(dist, 'page', 'css', css)
}

/** Writes a file under a name that says what is in it; gives its address. */
async function writeAsset(
  dist: string,
  name: string,
  type: string,
  content: string | Uint8Array,
): Promise<string> {
  const href = `/assets/${name}-${hash(content).digest('hex').slice(0, 12)}.${type}`
  await writeFile(join(dist, 'client', href), content)
  return href
}

async function writeBody(dist: string, name: string, text: string): Promise<BuiltBody> {
  const bytes = Buffer.from(text)
  const [br, gz] = await pack(bytes, true)
  const file = join(dist, name)
  await mkdir(dirname(file), { recursive: true })
  await Promise.all([
    writeFile(file, bytes),
    writeFile(`${file}.br`, br),
    writeFile(`${file}.gz`, gz),
  ])
  return {
    identity: name,
    br: `${name}.br`,
    gzip: `${name}.gz`,
    etag: `"${hash(bytes).digest('base64url').slice(0, 22)}"`,
  }
}

const packed = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml'])

/** Lays a `.br` and a `.gz` beside every text file that is served as it is. */
async function packAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((file) => file.isFile() && packed.has(extname(file.name)))
      .map(async (file) => {
        const path = join(file.parentPath, file.name)
        const [br, gz] = await pack(await readFile(path), true)
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      }),
  )
}
