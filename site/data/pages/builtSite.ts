import type { StyleRule } from './styleSheets.ts'

/** File in `site/dist` with the concatenated bodies of all built pages. Writing a file per body took as long as rendering them. */
export const pageBodiesFileName = 'pages.bin'

/** Byte range in `bodiesFile`: offset and length. */
export type ByteRange = readonly [start: number, length: number]

/** Returns the bytes of a range; `bodies` is the content of `bodiesFile`. Throws a RangeError if it is too short. */
export function sliceByteRange<B extends Uint8Array>(bodies: B, [start, length]: ByteRange): B {
  const end = start + length
  if (end > bodies.byteLength)
    throw new RangeError(`${pageBodiesFileName} ends at ${bodies.byteLength}, before ${end}`)
  return bodies.subarray(start, end) as B
}

/** Body of a built page: the byte range of each encoding. */
export type BuiltPageBodyRanges = BodyByContentEncoding<ByteRange>

/** Body in several content encodings; compressed ones only if the build made them. */
export interface BodyByContentEncoding<T> {
  readonly identity: T
  readonly br?: T
  readonly gzip?: T
  /** Strong ETag, quoted, without encoding suffix. */
  readonly etag: string
}

/** Prerendered page in two versions, with and without the consent banner. */
export interface BuiltPageVersions {
  readonly path: string
  /** CSP source (`'sha256-…'`) of its inline style. */
  readonly style: string
  readonly banner: BuiltPageBodyRanges
  readonly plain: BuiltPageBodyRanges
  /** Data of the page as JSON, served at `{path}/_payload.json`. */
  readonly payload: BuiltPageBodyRanges
}

/** Manifest `site/dist/site.json`, written by the prerenderer and read by the server on start. */
export interface BuiltSiteManifest {
  readonly id: string
  /** Build time, ISO 8601. */
  readonly time: string
  /** Origin of canonical URLs. */
  readonly origin: string
  /** CSP sources (`'sha256-…'`) of all inline scripts in the built pages, by locale code. */
  readonly scriptHashes: Readonly<Record<string, readonly string[]>>
  readonly pages: readonly BuiltPageVersions[]
  /** Combined style sheets of pages; the key lists the URLs of the originals, separated by spaces. */
  readonly styles: Readonly<Record<string, string>>
  /** Rules of each original, for the inline style of pages rendered on request. */
  readonly styleRules: Readonly<Record<string, readonly StyleRule[]>>
}
