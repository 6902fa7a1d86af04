import { hash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { BuiltSite } from '#data/builtSite.ts'
import { noCalls } from '#data/calls.ts'
import type { RequestContext } from '#data/requestContext.ts'
import { defaultLocale, localeCodes, splitLocale } from '#data/locales.ts'
import { routeId, type RouteEntry } from '#data/routeTable.ts'
import type { BundledApp } from '#server/builtRoutes.ts'
import type { ShareImage } from '#data/shareImages.ts'
import { type CodeDigests, codeDigestsFile } from './codeDigests.ts'
import { longProps } from './islandProps.ts'
import { type MadePage, type PageBody, pageWriter, takeKept } from './keptPages.ts'
import { pack, packAssets } from './packing.ts'

/** What the entry of the app adds to what React Router bundles. */
interface Entry {
  readonly pageContext: (value: RequestContext) => RouterContextProvider
  readonly indexFiles: (origin: string, time: string) => ReadonlyMap<string, string>
  readonly shareImages: () => ReadonlyMap<string, ShareImage>
}

export interface PrerenderOptions {
  /** Absolute path of `site/dist`. */
  readonly dist: string
  /** Folder that keeps packed files for the next time; without it nothing is packed. */
  readonly cache?: string
  /** Origin that canonical addresses are written with. */
  readonly origin: string
  /** Moment of the build, ISO 8601. */
  readonly time: string
  readonly routes: readonly RouteEntry[]
  readonly build: ServerBuild
  readonly entry: Pick<Entry, 'pageContext' | 'indexFiles'>
  /** Digest of all code that renders a page. */
  readonly codeOf: (route: RouteEntry) => string
  /** Told after every page: how many are done, of how many. */
  readonly onProgress?: (done: number, all: number) => void
}

/** Pages that are made at the same time. */
const atOnce = 16
const banner = { start: '<consent-banner>', end: '</consent-banner>' }
// Data blocks are not run, so the policy does not ask for their hashes.
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

/** SHA-256 in hexadecimal digits. */
const digestOf = (content: string | Uint8Array): string => hash('sha256', content)

/** The app as it was bundled, with what its entry adds and the digests of its code. */
export async function builtApp(
  dist: string,
): Promise<{ build: BundledApp; entry: Entry; code: CodeDigests }> {
  const folder = join(dist, 'server')
  const build = (await import(pathToFileURL(join(folder, 'index.js')).href)) as BundledApp
  const code = JSON.parse(await readFile(join(folder, codeDigestsFile), 'utf8')) as CodeDigests
  return { build, entry: build.entry.module as unknown as Entry, code }
}

/**
 * Makes every built page with the built server's own handler, in this process, and packs the result. A page is rendered
 * only if something it is made of has changed since the last time: its code, its data, its style sheet, its address.
 */
export async function prerender(
  options: PrerenderOptions,
): Promise<{ pages: number; rendered: number }> {
  const { dist, cache, origin, time, routes, build, entry, codeOf, onProgress } = options
  const packed = cache !== undefined
  const kept = await takeKept(dist, packed)
  const jobs = routes
    .filter(({ mode }) => mode === 'built')
    .flatMap((route) => route.addresses.map((path) => ({ route, path })))
  const writer = pageWriter(dist)
  const props = longProps((json) => nameAsset('props', 'json', json))
  const styles = new Map<string, Promise<string>>()
  let rendered = 0

  const styleOf = (sheets: readonly string[]): Promise<string> => {
    const key = sheets.join(' ')
    const known = styles.get(key) ?? joinStyles(dist, sheets)
    styles.set(key, known)
    return known
  }

  const handlers = new Map<RouteEntry, RequestHandler>()
  const handlerOf = (route: RouteEntry, style: string): RequestHandler => {
    const known =
      handlers.get(route) ?? createRequestHandler(only(build, route, style), 'production')
    handlers.set(route, known)
    return known
  }

  const propsOf = (address: string): string => {
    const json = props.files.get(address) ?? kept.props[address]
    if (json === undefined) throw new Error(`No page has the props of ${address}`)
    return json
  }

  const makePage = async ({ route, path }: (typeof jobs)[number]): Promise<MadePage> => {
    const style = await styleOf(sheetsOf(build, route))
    const before = kept.get(path)
    let digest = ''
    let payload = ''
    let markup = ''
    const keeper: RequestContext['keeper'] = {
      has: (shell, page) => {
        payload = JSON.stringify(shownOf(page))
        const frame = [{ ...shownOf(shell), words: undefined }, digestOnce(shell.words)]
        const about = JSON.stringify([codeOf(route), origin, path, style, ...frame])
        digest = digestOf(about + payload)
        return before?.made === digest
      },
      take: (html) => {
        markup = html
      },
    }
    const context = entry.pageContext({
      requestId: '',
      now: Date.parse(time),
      nonce: '',
      banner: true,
      flash: undefined,
      consent: undefined,
      calls: noCalls,
      keeper,
    })
    const answer = await handlerOf(route, style)(new Request(new URL(path, origin)), context)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} while built`)
    if (before?.made === digest) return kept.read(before)
    rendered += 1
    const { html, addresses } = props.takeFrom(markup)
    const document = Buffer.from(html)
    const bodies = await Promise.all([
      bodyOf(document, packed),
      bodyOf(withoutBanner(document), packed),
      bodyOf(Buffer.from(payload), packed),
    ])
    return { path, bodies, made: digest, scripts: scriptSources(html), props: addresses }
  }

  try {
    let done = 0
    for (let at = 0; at < jobs.length; at += atOnce)
      for (const page of await Promise.all(jobs.slice(at, at + atOnce).map(makePage))) {
        writer.add(page)
        onProgress?.((done += 1), jobs.length)
      }
  } catch (error) {
    writer.discard()
    throw error
  } finally {
    kept.close()
  }
  const { pages: made, props: used } = await writer.finish(propsOf)
  for (const [href, json] of Object.entries(used)) await writeAsset(dist, href, json)
  const onRequest = routes.filter(
    ({ mode, locale }) => mode === 'request' && locale === defaultLocale,
  )
  const joined = onRequest.map(async (route) => {
    const sheets = sheetsOf(build, route)
    return [sheets.join(' '), await styleOf(sheets)] as const
  })
  const requestStyles = Object.fromEntries(await Promise.all(joined))
  for (const [path, text] of entry.indexFiles(origin, time)) {
    const file = join(dist, 'client', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  if (cache !== undefined) await packAssets(join(dist, 'client'), cache)
  const pages = made.map(({ page }) => page)
  const site: BuiltSite = {
    id: digestOf(JSON.stringify(pages)).slice(0, 12),
    time,
    origin,
    scriptHashes: Object.fromEntries(
      localeCodes.map((code) => {
        const own = made.filter(({ page }) => splitLocale(page.path).locale === code)
        return [code, [...new Set(own.flatMap(({ scripts }) => scripts))].toSorted()]
      }),
    ),
    pages,
    styles: requestStyles,
  }
  await writeFile(join(dist, 'site.json'), JSON.stringify(site))
  return { pages: pages.length, rendered }
}

/**
 * The build as if it had but one page, with one style sheet: what the handler does with every route, it does for every
 * document.
 */
function only(build: ServerBuild, route: RouteEntry, style: string): ServerBuild {
  const pick = <R extends object>(all: Routes<R>, change: (found: R, id: string) => R): Routes<R> =>
    Object.fromEntries(
      idsOf(route).flatMap((id) => {
        const found = all[id]
        return found ? [[id, change(found, id)]] : []
      }),
    )
  const routes = pick(build.routes, (found) => found)
  const styled = pick(build.assets.routes, (found, id) => ({
    ...found,
    css: id === 'root' ? [] : [style],
  }))
  return { ...build, assets: { ...build.assets, routes: styled }, routes }
}

type Routes<R> = Record<string, R | undefined>

const idsOf = (route: RouteEntry): readonly string[] => ['root', routeId(route)]

/** Style sheets that a page's document asks for, in their order. */
const sheetsOf = ({ assets }: ServerBuild, route: RouteEntry): readonly string[] => [
  ...new Set(idsOf(route).flatMap((id) => assets.routes[id]?.css ?? [])),
]

function withoutBanner(document: Buffer): Buffer {
  const start = document.indexOf(banner.start)
  if (start < 0) return document
  const end = document.indexOf(banner.end, start) + banner.end.length
  return Buffer.concat([document.subarray(0, start), document.subarray(end)])
}

/** What a loader told, whether or not React Router sees it. */
const shownOf = (data: object): object =>
  Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(data)).map(([name, { value }]) => [
      name,
      value as unknown,
    ]),
  )

const digests = new WeakMap<object, string>()

/** Digest of an object that many pages hold. */
function digestOnce(value: object): string {
  const digest = digests.get(value) ?? digestOf(JSON.stringify(value))
  digests.set(value, digest)
  return digest
}

const scriptSources = (html: string): readonly string[] => {
  const sources = Array.from(html.matchAll(inlineScript), ([, source = '']) => source)
  return [...new Set(sources)].map((source) => `'sha256-${hash('sha256', source, 'base64')}'`)
}

/** A page's style sheets as one file: pages with the same sections share it. */
async function joinStyles(dist: string, sheets: readonly string[]): Promise<string> {
  const css = Buffer.concat(
    await Promise.all(sheets.map((href) => readFile(join(dist, 'client', href)))),
  )
  const href = nameAsset('page', 'css', css)
  await writeAsset(dist, href, css)
  return href
}

/** Address of a file that says what is in it. */
const nameAsset = (name: string, type: string, content: string | Uint8Array): string =>
  `/assets/${name}-${digestOf(content).slice(0, 12)}.${type}`

const writeAsset = (dist: string, href: string, content: string | Uint8Array): Promise<void> =>
  writeFile(join(dist, 'client', href), content)

async function bodyOf(identity: Buffer, packed: boolean): Promise<PageBody> {
  const etag = `"${hash('sha256', identity, 'base64url').slice(0, 22)}"`
  if (!packed) return { identity, etag }
  const [br, gzip] = await pack(identity)
  return { identity, br, gzip, etag }
}
