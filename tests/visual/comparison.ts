import sharp from 'sharp'
import { decodeDocument } from './document/documentSnapshot.ts'
import type { ComputedStyleChange } from './document/styleChanges.ts'
import {
  areFingerprintsSimilar,
  createPictureFingerprint,
  findDifferingBands,
  type PictureFingerprint,
} from './fingerprint.ts'
import {
  listVisualChanges,
  type VisualChange,
  createWholePictureChange,
} from './grouping/visualChanges.ts'
import { countDifferentPixels, pixelMarks, type RawPicture, readRawPicture } from './raw.ts'
import type { StoredPicture } from './store.ts'

/** A picture with its fingerprint; its pixels are decoded when they are needed. */
export interface FingerprintedPicture extends StoredPicture {
  readonly readRaw: () => Promise<RawPicture>
  readonly fingerprint: PictureFingerprint
}

/** The difference of a picture with its files. */
export interface PictureChange {
  readonly problem: string
  /** Place of the first difference, in px. */
  readonly first: readonly [x: number, y: number]
  /** The picture before, if this machine has it, and the marks of what differs. */
  readonly pictures: Readonly<Partial<Record<'kept' | 'difference', Buffer>>>
  readonly changes: readonly VisualChange[]
  readonly styles: readonly ComputedStyleChange[]
}

/** Problem of a picture without a baseline. */
const missingBaselineProblem = 'no picture is kept yet'
/** Problem of a baseline whose page, state or story is gone. */
export const missingPictureProblem = 'no longer pictured'
/** Problem of a picture that differed once and not again. */
export const flakyPictureProblem = 'differed once, not again'

/** A picture before: its fingerprint, and its file if this machine has it. */
export interface PictureBefore extends Partial<StoredPicture> {
  readonly fingerprint: PictureFingerprint
}

/**
 * Reads a picture that a machine with a probe has drawn. One that is equal to the picture before has its fingerprint: equal files are not even decoded, as
 * that takes longer than to compare them.
 */
export async function readPicture(
  { png, document }: StoredPicture,
  probe: string,
  before?: PictureBefore,
): Promise<FingerprintedPicture> {
  let decoded: Promise<RawPicture> | undefined
  const readRaw = () => (decoded ??= readRawPicture(png))
  const fingerprint = before?.png?.equals(png)
    ? before.fingerprint
    : createPictureFingerprint(await readRaw(), probe, before?.fingerprint)
  return { png, readRaw, fingerprint, ...(document && { document }) }
}

/** Strongly different pixels that are no rounding. */
const maxStrong = 100

/** How a picture is as before: in every pixel, or as far as a machine that draws other pixels can tell. */
export type PictureSimilarity = 'exact' | 'coarse'

/** Returns how a picture is as the one before; undefined if it differs. */
export async function findPictureSimilarity(
  before: PictureFingerprint,
  stored: Partial<StoredPicture>,
  { fingerprint, readRaw }: FingerprintedPicture,
): Promise<PictureSimilarity | undefined> {
  if (before.digest === fingerprint.digest) return 'exact'
  if (before.probe === fingerprint.probe || !areFingerprintsSimilar(before, fingerprint))
    return undefined
  if (!stored.png) return 'coarse'
  const { strong } = countDifferentPixels(await readRawPicture(stored.png), await readRaw())
  return strong > maxStrong ? undefined : 'coarse'
}

/**
 * Describes how a picture differs from the one before, of which at least the fingerprint is known; undefined if they are equal. Any other pixel is a
 * difference, unless the machine draws other pixels than that of the one before (`environment/renderingProbe.ts`).
 */
export async function describePictureDifference(
  before: PictureFingerprint,
  stored: Partial<StoredPicture>,
  now: FingerprintedPicture,
): Promise<PictureChange | undefined> {
  const { fingerprint } = now
  if (await findPictureSimilarity(before, stored, now)) return undefined
  const [was, is] = [before, fingerprint].map(({ width, height }) => `${width} x ${height}`)
  const size = was === is ? [] : [`was ${was} px, is ${is}`]
  if (!stored.png) return describeByBands(before, fingerprint, size)
  const [kept, raw] = await Promise.all([readRawPicture(stored.png), now.readRaw()])
  const isComparable = kept.width === raw.width
  const { strong, slight, levels, marks } = isComparable
    ? countDifferentPixels(kept, raw)
    : { strong: 0, slight: 0, levels: 0, marks: Buffer.alloc(raw.width * raw.height) }
  const pixels =
    strong + slight > 0
      ? [`${strong} pixels differ strongly, ${slight} slightly (at most ${levels} levels)`]
      : []
  const { changes, styles } = listVisualChanges(
    { raw: kept, document: stored.document && decodeDocument(stored.document) },
    { raw, document: now.document && decodeDocument(now.document) },
  )
  return {
    problem: [...size, ...pixels].join('; '),
    first: placeOfFirst(marks, raw),
    pictures: { kept: stored.png, difference: await encodeMarks(marks, raw) },
    changes,
    styles,
  }
}

/** Returns the place of the first mark; without one the end is missing. */
function placeOfFirst(marks: Buffer, { width, height }: RawPicture): PictureChange['first'] {
  const top = marks.findIndex((mark) => mark > 0)
  if (top < 0) return [0, height - 1]
  const row = Math.floor(top / width)
  // A letter begins further to the left than its highest pixel.
  const rows = Array.from({ length: Math.min(16, height - row) }, (_, at) => {
    const left = marks
      .subarray((row + at) * width, (row + at + 1) * width)
      .findIndex((one) => one > 0)
    return left < 0 ? width : left
  })
  return [Math.min(...rows), row]
}

/** Describes a difference by the fingerprints: its bands and strips. */
async function describeByBands(
  before: PictureFingerprint,
  now: PictureFingerprint,
  size: readonly string[],
): Promise<PictureChange> {
  const { rows, columns } = findDifferingBands(before, now)
  const marks = Buffer.alloc(now.width * now.height)
  for (const [top, bottom] of rows)
    for (let y = top; y < bottom; y++)
      for (const [left, right] of columns)
        marks.fill(pixelMarks.slight, y * now.width + left, y * now.width + right)
  const places = rows.map(([top, bottom]) => `${top}–${bottom}`)
  const shown = places.length > 4 ? [...places.slice(0, 3), `${places.length - 3} more`] : places
  return {
    problem: [...size, ...(shown.length > 0 ? [`rows ${shown.join(', ')} differ`] : [])].join('; '),
    first: [columns[0]?.[0] ?? 0, rows[0]?.[0] ?? now.height - 1],
    pictures: { difference: await encodeMarks(marks, now) },
    changes: [createWholePictureChange('unknown')],
    styles: [],
  }
}

const encodeMarks = (
  marks: Buffer,
  { width, height }: Pick<RawPicture, 'width' | 'height'>,
): Promise<Buffer> =>
  sharp(marks, { raw: { width, height, channels: 1 }, limitInputPixels: false })
    // Few values, which the fastest level compresses enough.
    .png({ compressionLevel: 1 })
    .toBuffer()

/** Describes a picture without a baseline. */
export const newPictureChange: PictureChange = {
  problem: missingBaselineProblem,
  first: [0, 0],
  pictures: {},
  changes: [createWholePictureChange('new')],
  styles: [],
}

/** Describes two pictures of one frame that should be equal; undefined if they are. */
export async function describeFlakyPicture(
  first: FingerprintedPicture,
  second: FingerprintedPicture,
): Promise<PictureChange | undefined> {
  const found = await describePictureDifference(first.fingerprint, first, second)
  return (
    found && {
      ...found,
      problem: `${flakyPictureProblem}: ${found.problem}`,
      changes: [createWholePictureChange('flaky')],
    }
  )
}

/** Describes an outline that differed once and not again. */
export const flakyOutlineChange: PictureChange = {
  ...newPictureChange,
  problem: `${flakyPictureProblem}: the outline`,
  changes: [createWholePictureChange('flaky')],
}
