/** In `site/dist`: the bodies of all built pages, one after another. Making a file for each took as long as rendering them. */
export const bodiesFile = 'pages.bin'

/** Bytes of `bodiesFile`: the first, and how many. */
export type ByteRange = readonly [start: number, length: number]

/** The bytes of a range; `bodies` is what stands in `bodiesFile`. Throws a RangeError where it ends before them. */
export function bytesOf<B extends Uint8Array>(bodies: B, [start, length]: ByteRange): B {
  const end = start + length
  if (end > bodies.byteLength)
    throw new RangeError(`${bodiesFile} ends at ${bodies.byteLength}, before ${end}`)
  return bodies.subarray(start, end) as B
}

/** One body of a built page: where each encoding stands. */
export type BuiltBody = EncodedBody<ByteRange>

/** What stands for the encodings of a body, packed ones if it was built with them. */
export interface EncodedBody<T> {
  readonly identity: T
  readonly br?: T
  readonly gzip?: T
  /** Strong; quoted, without encoding suffix. */
  readonly etag: string
}

/** A prerendered address: kept in two bodies, with and without the consent banner. */
export interface BuiltPage {
  readonly path: string
  readonly banner: BuiltBody
  readonly plain: BuiltBody
  /** The page's resolved data, served at `{path}/_payload.json`. */
  readonly payload: BuiltBody
}

/** `site/dist/site.json`, written by the prerenderer and read by the server at start. */
export interface BuiltSite {
  readonly id: string
  /** ISO 8601. */
  readonly time: string
  /** What canonical addresses begin with. */
  readonly origin: string
  /** CSP sources (`'sha256-…'`) of every inline script in the built pages of a variant, by its code. */
  readonly scriptHashes: Readonly<Record<string, readonly string[]>>
  readonly pages: readonly BuiltPage[]
  /** One file for the style sheets of a page that is rendered on request, by their addresses with spaces between. */
  readonly styles: Readonly<Record<string, string>>
}
