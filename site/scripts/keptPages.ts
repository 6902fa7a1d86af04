import { closeSync, fstatSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bodiesFile, type BuiltBody, type BuiltPage, type Span } from '#data/builtSite.ts'

/** A body in memory. */
export type PageBody = Encodings<Uint8Array>

/** What stands for the encodings of a body, packed ones where there are any. */
interface Encodings<T> {
  readonly identity: T
  readonly br?: T
  readonly gzip?: T
  readonly etag: string
}

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
  readonly bodies: readonly [banner: PageBody, plain: PageBody, payload: PageBody]
}

/** A page whose bodies are written. */
export interface KeptPage extends Traces {
  readonly page: BuiltPage
}

/** JSON by address, that islands fetch. */
export type Props = Readonly<Record<string, string>>

/** What a build keeps for the next. */
interface Kept {
  readonly pages: readonly KeptPage[]
  readonly props: Props
}

/** Pages of the last build. */
export interface KeptPages extends Pick<Kept, 'props'> {
  readonly get: (path: string) => KeptPage | undefined
  /** Reads the bodies of one. */
  readonly read: (kept: KeptPage) => MadePage
  readonly close: () => void
}

const keptFile = (dist: string) => join(dist, 'kept.json')

/**
 * Opens what the last build has kept. It is taken out until it is kept anew: a build that is broken off leaves nothing
 * that another would trust.
 */
export async function takeKept(dist: string, packed: boolean): Promise<KeptPages> {
  const kept = await readKept(dist)
  await forgetKept(dist)
  const file = openSync(join(dist, bodiesFile), 'a+')
  const { size } = fstatSync(file)
  const pages = kept.pages.filter(({ page }) =>
    bodiesOf(page).every(({ br, gzip, identity }) =>
      [identity, br, gzip].every((span, at) =>
        span ? span[0] + span[1] <= size && (packed || at === 0) : !packed,
      ),
    ),
  )
  const byPath = new Map(pages.map((one) => [one.page.path, one]))
  const read = ([start, length]: Span) => {
    const bytes = Buffer.allocUnsafe(length)
    readSync(file, bytes, 0, length, start)
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
    const kept = JSON.parse(await readFile(keptFile(dist), 'utf8')) as Partial<Kept>
    return { pages: kept.pages ?? [], props: kept.props ?? {} }
  } catch {
    return { pages: [], props: {} }
  }
}

export const forgetKept = (dist: string): Promise<void> => rm(keptFile(dist), { force: true })

/** Writes the bodies of pages, in the order in which they are added. */
export function pageWriter(dist: string) {
  const name = join(dist, bodiesFile)
  const file = openSync(`${name}.new`, 'w')
  let end = 0
  const write = (bytes: Uint8Array): Span => {
    writeFileSync(file, bytes)
    const start = end
    end += bytes.byteLength
    return [start, bytes.byteLength]
  }
  const pages: KeptPage[] = []
  return {
    pages: pages as readonly KeptPage[],
    add: ({ path, bodies, ...traces }: MadePage): void => {
      const [banner, plain, payload] = mapBodies(bodies, (body) => mapEncodings(body, write))
      pages.push({ page: { path, banner, plain, payload }, ...traces })
    },
    /** Puts them in the place of those of the last build, and keeps them for the next. */
    finish: async (props: Props): Promise<void> => {
      closeSync(file)
      renameSync(`${name}.new`, name)
      await writeFile(keptFile(dist), JSON.stringify({ pages, props } satisfies Kept))
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
  { identity, br, gzip, etag }: Encodings<A>,
  change: (one: A) => B,
): Encodings<B> => ({
  identity: change(identity),
  ...(br !== undefined && { br: change(br) }),
  ...(gzip !== undefined && { gzip: change(gzip) }),
  etag,
})
