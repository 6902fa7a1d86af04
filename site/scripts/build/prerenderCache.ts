import {
  closeSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  pageBodiesFileName,
  type BuiltPageBodyRanges,
  type BuiltPageVersions,
  type ByteRange,
  type BodyByContentEncoding,
} from '#data/pages/builtSite.ts'

/** Body in memory. */
export type EncodedPageBody = BodyByContentEncoding<Uint8Array>

/** Metadata of a rendered page. */
interface PageMetadata {
  /** Digest of all inputs of the page. */
  readonly made: string
  /** CSP sources of the inline scripts. */
  readonly scripts: readonly string[]
  /** URL paths of the props files that its islands fetch. */
  readonly props: readonly string[]
  /** Level of Brotli of its bodies; without it they are not compressed. */
  readonly quality?: number
}

/** Rendered page with its bodies. */
export interface RenderedPage extends PageMetadata {
  readonly path: string
  /** CSP source of the inline style. */
  readonly style: string
  readonly bodies: Bodies<EncodedPageBody>
}

/** Rendered page whose bodies are written. */
interface CachedPage extends PageMetadata {
  readonly page: BuiltPageVersions
}

/** Cache file of the last build. */
interface CacheFile {
  readonly pages: readonly CachedPage[]
  /** Props JSON by URL path. */
  readonly props: Readonly<Record<string, string>>
  /** Total size of all bodies in bytes. */
  readonly size: number
}

/** Cached pages of the last build. */
interface PrerenderCache extends Pick<CacheFile, 'props'> {
  readonly get: (path: string) => CachedPage | undefined
  /** Reads the bodies of a cached page. */
  readonly read: (kept: CachedPage) => RenderedPage
  /** Reads all bodies of a cached page at once, as they lie in the file. */
  readonly readAll: (kept: CachedPage) => Uint8Array
  readonly close: () => void
}

const emptyCache: CacheFile = { pages: [], props: {}, size: 0 }
const cacheFile = (dist: string) => join(dist, 'kept.json')

/**
 * Opens the cache of the last build and deletes the cache file until the build succeeds, so that an interrupted build
 * leaves no invalid cache.
 */
export async function openPrerenderCache(dist: string): Promise<PrerenderCache> {
  const kept = await readCacheFile(dist)
  await clearPrerenderCache(dist)
  // Creates the file if it does not exist.
  const file = openSync(join(dist, pageBodiesFileName), 'a+')
  const isUnchanged = fstatSync(file).size === kept.size
  const pages = isUnchanged ? kept.pages : []
  const byPath = new Map(pages.map((one) => [one.page.path, one]))
  const read = ([start, length]: ByteRange) => {
    const bytes = Buffer.alloc(length)
    const count = readSync(file, bytes, 0, length, start)
    if (count < length) throw new Error(`${pageBodiesFileName} ends within the bodies of a page`)
    return bytes
  }
  return {
    props: kept.props,
    get: (path) => byPath.get(path),
    read: ({ page, ...metadata }) => ({
      ...metadata,
      path: page.path,
      style: page.style,
      bodies: mapBodies(bodiesOf(page), (body) => mapEncodings(body, read)),
    }),
    readAll: ({ page }) => read(rangeOf(page)),
    close: () => closeSync(file),
  }
}

/** Reads the cache file; empty if it is missing, incomplete or of another version. */
async function readCacheFile(dist: string): Promise<CacheFile> {
  try {
    const { pages, props, size } = JSON.parse(await readFile(cacheFile(dist), 'utf8')) as CacheFile
    const isComplete = pages.every((one) => one.props.every((address) => address in props))
    return isComplete ? { pages, props, size } : emptyCache
  } catch {
    return emptyCache
  }
}

/** Deletes the cache file. */
const clearPrerenderCache = (dist: string): Promise<void> => rm(cacheFile(dist), { force: true })

/** Creates a writer for the bodies of pages; they are written in the order of `add`. */
export function createPageBodyWriter(dist: string) {
  const name = join(dist, pageBodiesFileName)
  const file = openSync(`${name}.new`, 'w')
  let size = 0
  const write = (bytes: Uint8Array): ByteRange => {
    writeFileSync(file, bytes)
    const start = size
    size += bytes.byteLength
    return [start, bytes.byteLength]
  }
  const pages: CachedPage[] = []
  return {
    add: ({ path, style, bodies, ...metadata }: RenderedPage): void => {
      const [banner, plain, payload] = mapBodies(bodies, (body) => mapEncodings(body, write))
      pages.push({ page: { path, style, banner, plain, payload }, ...metadata })
    },
    /** Adds a page of the last build with its bodies as they were. */
    copy: ({ page, ...metadata }: CachedPage, bytes: Uint8Array): void => {
      const shift = write(bytes)[0] - rangeOf(page)[0]
      const [banner, plain, payload] = mapBodies(bodiesOf(page), (body) =>
        mapEncodings(body, ([start, length]): ByteRange => [start + shift, length]),
      )
      pages.push({ page: { ...page, banner, plain, payload }, ...metadata })
    },
    /** Replaces the bodies of the last build and writes the cache file. */
    finish: async (propsOf: (address: string) => string): Promise<CacheFile> => {
      closeSync(file)
      renameSync(`${name}.new`, name)
      const addresses = new Set(pages.flatMap((page) => page.props))
      const props = Object.fromEntries([...addresses].toSorted().map((one) => [one, propsOf(one)]))
      await writeFile(cacheFile(dist), JSON.stringify({ pages, props, size } satisfies CacheFile))
      return { pages, props, size }
    },
    /** Deletes the written bodies. */
    discard: (): void => {
      closeSync(file)
      rmSync(`${name}.new`)
    },
  }
}

type Bodies<T> = readonly [banner: T, plain: T, payload: T]

const bodiesOf = ({ banner, plain, payload }: BuiltPageVersions): Bodies<BuiltPageBodyRanges> => [
  banner,
  plain,
  payload,
]

/** Returns the range of all bodies of a page, which are written one after another. */
function rangeOf({ banner, payload }: BuiltPageVersions): ByteRange {
  const [start] = banner.identity
  const [lastStart, lastLength] = payload.gzip ?? payload.identity
  return [start, lastStart + lastLength - start]
}

const mapBodies = <A, B>(
  [banner, plain, payload]: Bodies<A>,
  change: (body: A) => B,
): Bodies<B> => [change(banner), change(plain), change(payload)]

const mapEncodings = <A, B>(
  { identity, br, gzip, etag }: BodyByContentEncoding<A>,
  change: (one: A) => B,
): BodyByContentEncoding<B> => ({
  identity: change(identity),
  ...(br !== undefined && { br: change(br) }),
  ...(gzip !== undefined && { gzip: change(gzip) }),
  etag,
})
