import { createHash } from 'node:crypto'
import { open, readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Context, Effect, Layer, Option, Schema } from 'effect'
import { Mime } from 'effect/http'
import {
  pageBodiesFileName,
  type BuiltPageBodyRanges,
  type BuiltSiteManifest,
  sliceByteRange,
} from '#data/pages/builtSite.ts'
import { formatFilmPath } from '#data/content/media.ts'
import { dummyOrigin } from '#data/pages/sanitizeRedirectPath.ts'
import { compressOnDemand, hashEtag, type EncodedResponseBody } from '../http/body.ts'
import { ServedSite } from './site.ts'

/** The bodies of a built page. */
export interface BuiltPageBodies {
  /** CSP source of the inline style of its documents. */
  readonly style: string
  readonly banner: EncodedResponseBody
  readonly plain: EncodedResponseBody
  readonly payload: EncodedResponseBody
}

/** A static file. */
export interface StaticAsset {
  readonly body: EncodedResponseBody
  /** True if its name changes with its content. */
  readonly immutable: boolean
}

/** Everything in `site/dist` that is sent to browsers. */
export interface BuildContent {
  readonly site: BuiltSiteManifest
  /** By address, as it stands in a URL; replaced when the build is complete. */
  readonly pages: Map<string, BuiltPageBodies>
  /** By path; replaced when the build is complete. */
  readonly assets: Map<string, StaticAsset>
}

/** `site/dist` is missing or incomplete. */
export class BuildUnreadableError extends Schema.TaggedError<BuildUnreadableError>()(
  'BuildUnreadableError',
  {
    dist: Schema.String,
    reason: Schema.String,
  },
) {}

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const Bytes = Schema.Tuple([count, count])
const Built = Schema.Struct({
  identity: Bytes,
  br: Schema.optionalKey(Bytes),
  gzip: Schema.optionalKey(Bytes),
  etag: Schema.String,
})
const Rule = Schema.Struct({
  within: Schema.Array(Schema.String),
  selectors: Schema.Array(
    Schema.Struct({ text: Schema.String, needs: Schema.Array(Schema.String) }),
  ),
  body: Schema.String,
  keyframes: Schema.String,
})
const decodeSite = Schema.decodeUnknownSync(
  Schema.Struct({
    id: Schema.String,
    time: Schema.String,
    origin: Schema.String,
    scriptHashes: Schema.Record(Schema.String, Schema.Array(Schema.String)),
    styles: Schema.Record(Schema.String, Schema.String),
    styleRules: Schema.Record(Schema.String, Schema.Array(Rule)),
    pages: Schema.Array(
      Schema.Struct({
        path: Schema.String,
        style: Schema.String,
        banner: Built,
        plain: Built,
        payload: Built,
      }),
    ),
  }),
)

/** Reads the whole build into memory, so that a request reads and compresses nothing. */
export const readBuildIntoMemory = (
  dist: string,
): Effect.Effect<BuildContent, BuildUnreadableError> =>
  Effect.tryPromise({
    try: async () => {
      const site = decodeSite(JSON.parse(await readFile(join(dist, 'site.json'), 'utf8')))
      const [pages, assets] = await Promise.all([
        readPages(dist, site),
        readAssets(join(dist, 'client')),
      ])
      return { site, pages, assets }
    },
    catch: (error) => new BuildUnreadableError({ dist, reason: String(error) }),
  })

/** The build as it was read from `site/dist`. */
export class BuildStore extends Context.Service<BuildStore, BuildContent>()('felcera/BuildStore') {
  static readonly layer = Layer.effect(
    BuildStore,
    Effect.flatMap(ServedSite, ({ dist }) => readBuildIntoMemory(dist)),
  )
}

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

async function readPages(dist: string, site: BuiltSiteManifest): Promise<BuildContent['pages']> {
  const bodies = await readWhole(join(dist, pageBodiesFileName))
  const held = (
    { identity, br, gzip, etag }: BuiltPageBodyRanges,
    type: string,
  ): EncodedResponseBody => {
    const content = sliceByteRange(bodies, identity)
    if (hashEtag(content) !== etag)
      throw new Error(`${pageBodiesFileName} and site.json are of different builds`)
    if (br === undefined || gzip === undefined) return compressOnDemand(type, content)
    const encoded = {
      identity: content,
      br: sliceByteRange(bodies, br),
      gzip: sliceByteRange(bodies, gzip),
    }
    return { type, etag, encoded }
  }
  return new Map(
    site.pages.map(({ path, style, banner, plain, payload }) => [
      new URL(path, dummyOrigin).pathname,
      {
        style,
        banner: held(banner, html),
        plain: held(plain, html),
        payload: held(payload, json),
      },
    ]),
  )
}

/** Maximum bytes of one call: the system reads at most 2 GiB at once. */
const readSize = 2 ** 28

/** Reads a file of any size: `readFile` takes none of more than 2 GiB. */
async function readWhole(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const bytes = Buffer.allocUnsafeSlow(size)
    let end = 0
    while (end < size) {
      const { bytesRead } = await handle.read(bytes, end, Math.min(size - end, readSize))
      if (bytesRead === 0) throw new Error(`${file} ended after ${end} of ${size} bytes`)
      end += bytesRead
    }
    return bytes
  } finally {
    await handle.close()
  }
}

/** Number of assets read at once, each from at most three files: the number of open files is limited. */
const readers = 16
const packedName = /\.(br|gz)$/
const buildFolder = '.vite'
// Bundled files, pictures whose name ends in eight or more hexadecimal digits of their content, and documents
// of a version.
const hashed = /^\/assets\/|[.-][0-9a-f]{8,}\.[a-z0-9]+$|^\/documents\/.+-\d+\.\d+\.pdf$/

async function readAssets(folder: string): Promise<BuildContent['assets']> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = files
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join('/'))
  const there: ReadonlySet<string> = new Set(names)
  const served = names.filter(
    (name) => !packedName.test(name) && !name.startsWith(buildFolder) && !name.endsWith('.html'),
  )
  const left = served.values()
  const readSome = async () => {
    const entries: (readonly [string, StaticAsset])[] = []
    for (const name of left) {
      const path = `/${name}`
      entries.push([path, await readStaticAsset(path, join(folder, name), there.has(`${name}.br`))])
    }
    return entries
  }
  const entries = (await Promise.all(Array.from({ length: readers }, readSome))).flat()
  return new Map([...entries, ...entries.flatMap(permanentFilm)])
}

/** The content-addressed path of a film, beside its plain name. */
function permanentFilm([path, { body }]: readonly [string, StaticAsset]) {
  const [, id] = /^\/films\/([a-z0-9-]+)\.mp4$/.exec(path) ?? []
  if (id === undefined) return []
  const sha256 = createHash('sha256').update(body.encoded.identity).digest('hex')
  return [[formatFilmPath(id, { sha256 }), { body, immutable: true }] as const]
}

/** Reads the file served at a path; `packed` is true if there are compressed versions beside it. */
export async function readStaticAsset(
  path: string,
  file: string,
  packed = false,
): Promise<StaticAsset> {
  const identity = await readFile(file)
  const type = typeOf(path)
  const immutable = hashed.test(path)
  if (!packed) return { body: compressOnDemand(type, identity), immutable }
  const [br, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)])
  return { body: { type, etag: hashEtag(identity), encoded: { identity, br, gzip } }, immutable }
}

function typeOf(name: string): string {
  const type = Option.getOrElse(Mime.getType(name), () => 'application/octet-stream')
  return /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type
}
