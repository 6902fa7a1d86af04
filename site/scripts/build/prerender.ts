import { hash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { BuiltSiteManifest } from '#data/pages/builtSite.ts'
import type { PageServices } from '#data/api/serverPort.ts'
import type { RequestContext } from '#data/pages/requestContext.ts'
import { defaultLocale, localeCodes, splitLocaleFromPath } from '#data/locale/locales.ts'
import { formatRouteId, type RouteEntry } from '#data/pages/routeTable.ts'
import type { ShareImage } from '#data/pages/shareImages.ts'
import { inlineFirstSectionStyles } from '#data/pages/styleSheets.ts'
import { hashCspSource } from '#server/http/cspSource.ts'
import { writeClientFile } from './clientFiles.ts'
import { type CodeDigests, codeDigestsFile } from './codeDigests.ts'
import { serverEntryFile } from './pageModules.ts'
import { createLongIslandPropsCollector } from './islandProps.ts'
import {
  type RenderedPage,
  type EncodedPageBody,
  createPageBodyWriter,
  openPrerenderCache,
} from './prerenderCache.ts'
import { compressBytes, getBrotliLevelForPages } from './precompressFiles.ts'
import { createStyleSheetJoiner } from './styles/joinStyleSheets.ts'

/** Data of a prerendered page, loaded by `entry.server.tsx`. */
interface PageData {
  readonly shell: { readonly words: object }
  readonly page: object
}

/** Exports of `entry.server.tsx` that the build uses. */
interface Entry {
  readonly loadPage: (route: RouteEntry, url: URL, request: RequestContext) => Promise<PageData>
  readonly renderPage: (
    page: string,
    data: PageData,
    styleSheets: readonly string[],
  ) => Promise<string>
  readonly pageStyleSheets: Readonly<Record<string, readonly string[]>>
  readonly unavailablePageServices: PageServices
  readonly createCrawlerFiles: (origin: string, time: string) => ReadonlyMap<string, string>
  readonly listShareImages: () => ReadonlyMap<string, ShareImage>
}

/** Options of the prerenderer. */
export interface PrerenderOptions {
  /** Absolute path of `site/dist`. */
  readonly dist: string
  /** Compresses the bodies of pages. */
  readonly compress: boolean
  /** Origin of canonical URLs. */
  readonly origin: string
  /** Build time, ISO 8601. */
  readonly time: string
  readonly routes: readonly RouteEntry[]
  readonly entry: Omit<Entry, 'listShareImages'>
  /** Style sheets of the pages rendered on request and of error pages, one list per page. */
  readonly requestStyleSheets: readonly (readonly string[])[]
  /** Returns the digest of all code that renders a page. */
  readonly codeOf: (route: RouteEntry) => string
  /** Called after every page with the number of finished and of all pages. */
  readonly onProgress?: (done: number, all: number) => void
}

/** Pages that are rendered concurrently. */
const concurrency = 16
const banner = { start: '<consent-banner>', end: '</consent-banner>' }
// The content security policy does not apply to data blocks, as they are not executed.
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

/** SHA-256 digest, hexadecimal. */
const digestOf = (content: string | Uint8Array): string => hash('sha256', content)

/** Style sheets by route id, as React Router links them. */
type RouteStyleSheets = Readonly<Record<string, readonly string[]>>

/** File with the style sheets of all routes in the folder of the server bundle. */
const routeStyleSheetsFile = 'routeStyleSheets.json'

/** Writes the style sheets of all routes once per bundle: builds that use it again need not load the routes for them. */
export async function writeRouteStyleSheets(dist: string): Promise<void> {
  const folder = join(dist, 'server')
  const { assets } = (await import(pathToFileURL(join(folder, 'index.js')).href)) as ServerBuild
  const sheets = Object.entries(assets.routes).map(([id, route]) => [id, route?.css ?? []])
  await writeFile(join(folder, routeStyleSheetsFile), JSON.stringify(Object.fromEntries(sheets)))
}

/** Loads the entry of the server bundle, without its routes, and the digests of its code. */
export async function loadServerBundle(
  dist: string,
): Promise<{ entry: Entry; code: CodeDigests; routeStyleSheets: RouteStyleSheets }> {
  const folder = join(dist, 'server')
  const readJson = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))
  return {
    entry: (await import(pathToFileURL(join(folder, serverEntryFile)).href)) as Entry,
    code: (await readJson(codeDigestsFile)) as CodeDigests,
    routeStyleSheets: (await readJson(routeStyleSheetsFile)) as RouteStyleSheets,
  }
}

/** Lists the style sheets of every page that is rendered on request, and of error pages. */
export function listRequestTimeStyleSheets(
  sheets: RouteStyleSheets,
  routes: readonly RouteEntry[],
): readonly (readonly string[])[] {
  const pages = routes.filter(({ mode, locale }) => mode === 'request' && locale === defaultLocale)
  return [[], ...pages.map((route) => [formatRouteId(route)])].map((ids) => [
    ...new Set(['root', ...ids].flatMap((id) => sheets[id] ?? [])),
  ])
}

/**
 * Prerenders all built pages in this process and compresses them. A page is only rendered if its code, data, style sheet
 * or path has changed since the last build. Returns the URL paths of the files beside the pages, too.
 */
export async function prerender(
  options: PrerenderOptions,
): Promise<{ pages: number; rendered: number; files: ReadonlySet<string> }> {
  const { dist, compress, origin, time, routes, entry, codeOf, onProgress } = options
  const cachedPages = await openPrerenderCache(dist)
  const jobs = routes
    .filter(({ mode }) => mode === 'built')
    .flatMap((route) => route.addresses.map((path) => ({ route, path })))
  const quality = compress ? getBrotliLevelForPages(jobs.length) : undefined
  const writer = createPageBodyWriter(dist)
  const files = new Set<string>()
  const write = (path: string, content: string) => {
    const file = join(dist, 'client', path)
    mkdirSync(dirname(file), { recursive: true })
    writeClientFile(file, content)
    files.add(path)
  }
  const props = createLongIslandPropsCollector((json) => nameAsset('props', 'json', json))
  const sheets = createStyleSheetJoiner(join(dist, 'client'), (css) => {
    const href = nameAsset('page', 'css', css)
    write(href, css)
    return href
  })
  let rendered = 0

  const request: RequestContext = {
    requestId: '',
    now: Date.parse(time),
    nonce: '',
    banner: true,
    flash: undefined,
    consent: undefined,
    calls: entry.unavailablePageServices,
  }

  const propsOf = (address: string): string => {
    const json = props.files.get(address) ?? cachedPages.props[address]
    if (json === undefined) throw new Error(`No page has the props of ${address}`)
    return json
  }

  /** Makes a page and returns the function that writes it. */
  const makePage = async ({ route, path }: (typeof jobs)[number]): Promise<() => void> => {
    const sheet = await sheets.join(entry.pageStyleSheets[route.page] ?? [])
    const data = await entry.loadPage(route, new URL(path, origin), request)
    const payload = JSON.stringify(data.page)
    const { words, ...shell } = data.shell
    const inputs = [codeOf(route), origin, path, digestOnce(sheet), shell, digestOnce(words)]
    const digest = digestOf(JSON.stringify(inputs) + payload)
    const previous = cachedPages.get(path)
    if (previous?.made === digest) {
      if (quality === undefined || previous.quality === quality)
        return () => writer.copy(previous, cachedPages.readAll(previous))
      const page = await compressPage(cachedPages.read(previous), quality)
      return () => writer.add(page)
    }
    rendered += 1
    const linked = await entry.renderPage(route.page, data, [sheet.rest])
    const styled = inlineFirstSectionStyles(linked, sheet)
    const { html, addresses } = props.takeFrom(styled.html)
    const document = Buffer.from(html)
    const bodies = [
      bodyOf(document),
      bodyOf(withoutBanner(document)),
      bodyOf(Buffer.from(payload)),
    ] as const
    const made = {
      path,
      bodies,
      made: digest,
      style: hashCspSource(styled.style),
      scripts: scriptSources(html),
      props: addresses,
    }
    const page = await compressPage(made, quality)
    return () => writer.add(page)
  }

  try {
    let done = 0
    for (let at = 0; at < jobs.length; at += concurrency)
      for (const writePage of await Promise.all(jobs.slice(at, at + concurrency).map(makePage))) {
        writePage()
        onProgress?.((done += 1), jobs.length)
      }
  } catch (error) {
    writer.discard()
    throw error
  } finally {
    cachedPages.close()
  }
  const { pages: made, props: used } = await writer.finish(propsOf)
  for (const [href, json] of Object.entries(used)) write(href, json)
  for (const list of options.requestStyleSheets) await sheets.join(list)
  for (const [path, text] of entry.createCrawlerFiles(origin, time)) write(path, text)
  const pages = made.map(({ page }) => page)
  const site: BuiltSiteManifest = {
    id: digestOf(JSON.stringify([pages, routes.map(codeOf)])).slice(0, 12),
    time,
    origin,
    scriptHashes: Object.fromEntries(
      localeCodes.map((code) => {
        const own = made.filter(({ page }) => splitLocaleFromPath(page.path).locale === code)
        return [code, [...new Set(own.flatMap(({ scripts }) => scripts))].toSorted()]
      }),
    ),
    pages,
    ...(await sheets.list()),
  }
  await writeFile(join(dist, 'site.json'), JSON.stringify(site))
  return { pages: pages.length, rendered, files }
}

function withoutBanner(document: Buffer): Buffer {
  const start = document.indexOf(banner.start)
  if (start < 0) return document
  const end = document.indexOf(banner.end, start) + banner.end.length
  return Buffer.concat([document.subarray(0, start), document.subarray(end)])
}

const digests = new WeakMap<object, string>()

/** Memoized digest of an object that many pages share. */
function digestOnce(value: object): string {
  const digest = digests.get(value) ?? digestOf(JSON.stringify(value))
  digests.set(value, digest)
  return digest
}

const scriptSources = (html: string): readonly string[] => {
  const sources = Array.from(html.matchAll(inlineScript), ([, source = '']) => source)
  return [...new Set(sources)].map(hashCspSource)
}

/** Returns the content-hashed URL path of an asset. */
const nameAsset = (name: string, type: string, content: string | Uint8Array): string =>
  `/assets/${name}-${digestOf(content).slice(0, 12)}.${type}`

const bodyOf = (identity: Buffer): EncodedPageBody => ({
  identity,
  etag: `"${hash('sha256', identity, 'base64url').slice(0, 22)}"`,
})

/** Compresses the bodies of a page, unless they are compressed with this level of Brotli; without one they are left as they are. */
async function compressPage(page: RenderedPage, quality?: number): Promise<RenderedPage> {
  if (quality === undefined || page.quality === quality) return page
  const compress = async ({ identity, etag }: EncodedPageBody): Promise<EncodedPageBody> => {
    const [br, gzip] = await compressBytes(identity, quality)
    return { identity, br, gzip, etag }
  }
  const [banner, plain, payload] = page.bodies
  const bodies = [compress(banner), compress(plain), compress(payload)] as const
  return { ...page, quality, bodies: await Promise.all(bodies) }
}
