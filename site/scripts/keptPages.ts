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
  bodiesFile,
  type BuiltBody,
  type BuiltPage,
  type ByteRange,
  type EncodedBody,
} from '#data/builtSite.ts'

/** A body in memory. */
export type PageBody = EncodedBody<Uint8Array>

/** What rendering a page leaves behind beside its bodies. */
interface Traces {
  /** Digest of everything it was made of. */
  readonly made: string
  /** CSP sources of its inline scripts. */
  readonly scripts: readonly string[]
  /** Addresses of the props that its islands fetch. */
  readonly props: readonly string[]
}

/** A page with its bodies. */
export interface MadePage extends Traces {
  readonly path: string
  readonly bodies: Bodies<PageBody>
}

/** A page whose bodies are written. */
interface KeptPage extends Traces {
  readonly page: BuiltPage
}

/** What a build keeps for the next. */
interface Kept {
  readonly pages: readonly KeptPage[]
  /** JSON by address, that islands fetch. */
  readonly props: Readonly<Record<string, string>>
  /** How many bytes all bodies are. */
  readonly size: number
}

/** Pages of the last build. */
interface KeptPages extends Pick<Kept, 'props'> {
  readonly get: (path: string) => KeptPage | undefined
  /** Reads the bodies of one. */
  readonly read: (kept: KeptPage) => MadePage
  readonly close: () => void
}

const nothing: Kept = { pages: [], props: {}, size: 0 }
const keptFile = (dist: string) => join(dist, 'kept.json')

/**
 * Opens what the last build has kept. It is taken out until it is kept anew: a build that is broken off leaves nothing
 * that another would trust.
 */
export async function takeKept(dist: string, packed: boolean): Promise<KeptPages> {
  const kept = await readKept(dist)
  await forgetKept(dist)
  // It may not be there yet.
  const file = openSync(join(dist, bodiesFile), 'a+')
  const isSame = fstatSync(file).size === kept.size
  const usable = (body: BuiltBody) => packed === (body.br !== undefined && body.gzip !== undefined)
  const pages = kept.pages.filter(({ page }) => isSame && bodiesOf(page).every(usable))
  const byPath = new Map(pages.map((one) => [one.page.path, one]))
  const read = ([start, length]: ByteRange) => {
    const bytes = Buffer.alloc(length)
    const count = readSync(file, bytes, 0, length, start)
    if (count < length) throw new Error(`${bodiesFile} ends within the bodies of a page`)
    return bytes
  }
  return {
    props: kept.props,
    get: (path) => byPath.get(path),
    read: ({ page, ...traces }) => ({
      ...traces,
      path: page.path,
      bodies: mapBodies(bodiesOf(page), (body) => mapEncodings(body, read)),
    }),
    close: () => closeSync(file),
  }
}

/** Nothing, if the file is not there, not whole, or of another version of this program. */
async function readKept(dist: string): Promise<Kept> {
  try {
    const { pages, props, size } = JSON.parse(await readFile(keptFile(dist), 'utf8')) as Kept
    const isWhole = pages.every((one) => one.props.every((address) => address in props))
    return isWhole ? { pages, props, size } : nothing
  } catch {
    return nothing
  }
}

export const forgetKept = (dist: string): Promise<void> => rm(keptFile(dist), { force: true })

/** Writes the bodies of pages, in the order in which they are added. */
export function pageWriter(dist: string) {
  const name = join(dist, bodiesFile)
  const file = openSync(`${name}.new`, 'w')
  let size = 0
  const write = (bytes: Uint8Array): ByteRange => {
    writeFileSync(file, bytes)
    const start = size
    size += bytes.byteLength
    return [start, bytes.byteLength]
  }
  const pages: KeptPage[] = []
  return {
    add: ({ path, bodies, ...traces }: MadePage): void => {
      const [banner, plain, payload] = mapBodies(bodies, (body) => mapEncodings(body, write))
      pages.push({ page: { path, banner, plain, payload }, ...traces })
    },
    /** Puts them in the place of those of the last build, and keeps them for the next. */
    finish: async (propsOf: (address: string) => string): Promise<Kept> => {
      closeSync(file)
      renameSync(`${name}.new`, name)
      const addresses = new Set(pages.flatMap((page) => page.props))
      const props = Object.fromEntries([...addresses].toSorted().map((one) => [one, propsOf(one)]))
      await writeFile(keptFile(dist), JSON.stringify({ pages, props, size } satisfies Kept))
      return { pages, props, size }
    },
    /** Leaves nothing of them. */
    discard: (): void => {
      closeSync(file)
      rmSync(`${name}.new`)
    },
  }
}

type Bodies<T> = readonly [banner: T, plain: T, payload: T]

const bodiesOf = ({ banner, plain, payload }: BuiltPage): Bodies<BuiltBody> => [
  banner,
  plain,
  payload,
]

const mapBodies = <A, B>(
  [banner, plain, payload]: Bodies<A>,
  change: (body: A) => B,
): Bodies<B> => [change(banner), change(plain), change(payload)]

const mapEncodings = <A, B>(
  { identity, br, gzip, etag }: EncodedBody<A>,
  change: (one: A) => B,
): EncodedBody<B> => ({
  identity: change(identity),
  ...(br !== undefined && { br: change(br) }),
  ...(gzip !== undefined && { gzip: change(gzip) }),
  etag,
})
