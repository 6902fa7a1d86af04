import { createHash } from 'node:crypto'
import type { RawPicture } from './raw.ts'

/** Rows of a band, and columns of a strip, in pixels. */
const bandSize = 64
/** Bytes of the digest of a band: it only tells where a picture differs, not whether. */
const bandBytes = 2
/** Bytes of the digest of the picture. */
const digestBytes = 16
/** Hexadecimal digits of the digest of the probe. */
const probeLength = 8

/** Largest difference of a mean level that is rounding: other processors change some pixels by one or two levels. */
const roundedLevels = 1

/** Lossless fingerprint of a picture: pictures with equal digests are equal in every pixel. */
export interface PictureFingerprint {
  /** Digest of the size and the pixels: the first 16 bytes of SHA-256, hex. */
  readonly digest: string
  readonly width: number
  readonly height: number
  /** Digests of the bands of 64 rows, from the top. */
  readonly bands: readonly number[]
  /** Digests of the strips of 64 columns, from the left. */
  readonly strips: readonly number[]
  /** Mean red, green and blue of each band, then of each strip: what machines with other processors have in common. */
  readonly levels: readonly number[]
  /** Short digest of the probe of the machine that drew it: fingerprints with equal ones are compared exactly. */
  readonly probe: string
}

/** Creates the fingerprint of a picture; that of the picture before if all pixels are equal, as digests of bands take ten times as long. */
export function createPictureFingerprint(
  { data, width, height }: RawPicture,
  probe: string,
  before?: PictureFingerprint,
): PictureFingerprint {
  const digest = createHash('sha256')
    .update(`${width}x${height} `)
    .update(data)
    .digest('hex')
    .slice(0, 2 * digestBytes)
  if (before?.digest === digest) return before
  const stride = width * 3
  const bands = ranges(height).map(([top, bottom]) =>
    shortDigest(createHash('sha1').update(data.subarray(top * stride, bottom * stride))),
  )
  const strips = ranges(width).map(([left, right]) => {
    const hash = createHash('sha1')
    const strip = Buffer.alloc((right - left) * 3 * height)
    for (let y = 0; y < height; y++)
      data.copy(strip, y * (right - left) * 3, y * stride + left * 3, y * stride + right * 3)
    return shortDigest(hash.update(strip))
  })
  return {
    digest,
    width,
    height,
    bands,
    strips,
    levels: meanLevels({ data, width, height }),
    probe: probe.slice(0, probeLength),
  }
}

/** Returns the mean level of each channel of each band, then of each strip. */
function meanLevels({ data, width, height }: RawPicture): readonly number[] {
  const [bands, strips] = [ranges(height), ranges(width)]
  const sums = new Float64Array((bands.length + strips.length) * 3)
  for (let y = 0, byte = 0; y < height; y++) {
    const band = Math.floor(y / bandSize) * 3
    for (let x = 0; x < width; x++) {
      const strip = (bands.length + Math.floor(x / bandSize)) * 3
      for (let channel = 0; channel < 3; channel++, byte++) {
        const level = data[byte] ?? 0
        sums[band + channel] = (sums[band + channel] ?? 0) + level
        sums[strip + channel] = (sums[strip + channel] ?? 0) + level
      }
    }
  }
  const pixels = [
    ...bands.map(([top, bottom]) => (bottom - top) * width),
    ...strips.map(([left, right]) => (right - left) * height),
  ]
  return [...sums].map((sum, at) => Math.round(sum / (pixels[Math.floor(at / 3)] ?? 1)))
}

/**
 * Returns whether pictures of machines that draw other pixels can be of the same page: of equal size, with the same mean levels in every band and
 * strip.
 */
export const areFingerprintsSimilar = (
  before: PictureFingerprint,
  now: PictureFingerprint,
): boolean =>
  before.width === now.width &&
  before.height === now.height &&
  before.levels.every((level, at) => Math.abs(level - (now.levels[at] ?? -1)) <= roundedLevels)

/** Returns the first and the last row or column, exclusive, of each band of a length. */
const ranges = (length: number): readonly (readonly [number, number])[] =>
  Array.from({ length: Math.ceil(length / bandSize) }, (_, at) => [
    at * bandSize,
    Math.min((at + 1) * bandSize, length),
  ])

const shortDigest = (hash: ReturnType<typeof createHash>) => hash.digest().readUInt16LE()

/** Serializes a fingerprint: `1440x5312 <digest> <bands> <strips> <levels> <probe>`, with bands, strips and levels in base64. */
export const formatPictureFingerprint = ({
  digest,
  width,
  height,
  bands,
  strips,
  levels,
  probe,
}: PictureFingerprint): string =>
  [
    `${width}x${height}`,
    digest,
    encodeBands(bands),
    encodeBands(strips),
    Buffer.from(levels).toString('base64'),
    probe,
  ].join(' ')

/** Parses a fingerprint; undefined for another format. */
export function parsePictureFingerprint(text: string): PictureFingerprint | undefined {
  const found = /^(\d+)x(\d+) ([0-9a-f]{32}) ([\w+/=]+) ([\w+/=]+) ([\w+/=]+) (\w+)$/.exec(text)
  if (!found) return undefined
  const [, width, height, digest = '', bands = '', strips = '', levels = '', probe = ''] = found
  return {
    digest,
    width: Number(width),
    height: Number(height),
    bands: decodeBands(bands),
    strips: decodeBands(strips),
    levels: [...Buffer.from(levels, 'base64')],
    probe,
  }
}

function encodeBands(bands: readonly number[]): string {
  const bytes = Buffer.alloc(bands.length * bandBytes)
  bands.forEach((band, at) => bytes.writeUInt16LE(band, at * bandBytes))
  return bytes.toString('base64')
}

function decodeBands(text: string): readonly number[] {
  const bytes = Buffer.from(text, 'base64')
  return Array.from({ length: bytes.length / bandBytes }, (_, at) =>
    bytes.readUInt16LE(at * bandBytes),
  )
}

/** Bands and strips that differ, as ranges of pixels. */
export interface DifferingBands {
  readonly rows: readonly (readonly [top: number, bottom: number])[]
  readonly columns: readonly (readonly [left: number, right: number])[]
}

/** Returns the bands and strips of a picture that the one before has not or has otherwise; all columns if only the end was cut off. */
export function findDifferingBands(
  before: PictureFingerprint,
  now: PictureFingerprint,
): DifferingBands {
  const differing = (was: readonly number[], is: readonly number[], length: number) =>
    ranges(length).filter((_, at) => was[at] !== is[at])
  return {
    rows: differing(before.bands, now.bands, now.height),
    columns: differing(before.strips, now.strips, now.width),
  }
}
