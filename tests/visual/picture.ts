import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Look } from '../matrix.ts'
import {
  cropToMaxHeight,
  findPictureByFingerprint,
  encodeBaseline,
  type PictureBaseline,
  storePicture,
} from './baselines.ts'
import { repositoryRoot } from './changes.ts'
import { readMasks } from './masks.ts'
import {
  ariaSnapshotExtension,
  type OutlineDifferenceLine,
  type AccessibilityOutlineDifference,
} from './outline.ts'
import {
  countDifferentPixels,
  type ComparisonMask,
  type RawPicture,
  readRawPicture,
  strongMark,
} from './raw.ts'
import type { ComputedStyleChange } from './styles/styleChanges.ts'
import {
  findChangedTiles,
  type PictureFingerprint,
  createPictureFingerprint,
  tileSize,
} from './tiles.ts'

/** Smallest change of the sum of a channel in a tile that counts: one level on eight pixels. */
const leastChange = 8
/** The same where processors with other instructions round edges and pictures differently: two levels on all pixels of a tile. */
const leastChangeElsewhere = 2 * tileSize * tileSize
/** Number of strongly different pixels that count. */
const leastPixels = 8
/** The same on another processor; slight changes cannot be judged there. */
const leastPixelsElsewhere = 100

/** What is pictured, with its look. */
export interface PictureFrame {
  /** Name of the picture. */
  readonly name: string
  /** Name of the test and of the file of fingerprints. */
  readonly group: string
  /** Address of a page, or file of a story. */
  readonly address: string
  /** Id of a story. */
  readonly story?: string
  readonly look: Pick<Look, 'theme' | 'contrast'>
  readonly width: number
  /** True if a small picture is committed beside the fingerprint. */
  readonly hasPicture: boolean
  /** True if it is compared with a committed baseline; others are compared with the last local run. */
  readonly isKept: boolean
}

/** A changed picture or outline in `tests/.out/visual`. */
export interface PictureDifference extends Omit<PictureFrame, 'isKept'> {
  readonly problem: string
  /** SHA-256 of the new picture and outline. */
  readonly digest: string
  /** Distance of the first difference from the top, in px. */
  readonly first: number
  readonly changed: readonly ('picture' | 'outline')[]
  /** Difference of the outline; empty if it is unchanged. */
  readonly outline: readonly OutlineDifferenceLine[]
  /** Changed properties; empty if the styles before are not on this machine. */
  readonly styles: readonly ComputedStyleChange[]
  /** Picture files: `name.actual.png` unless it is gone, if the picture before is known `name.kept.png`, and `name.difference.png`. */
  readonly files: readonly ('actual' | 'kept' | 'difference')[]
}

/** The difference of a picture with its files. */
interface PictureChange {
  readonly problem: string
  /** Distance of the first difference from the top, in px. */
  readonly first?: number
  readonly pictures: Readonly<Partial<Record<PictureDifference['files'][number], Buffer>>>
}

/** Problem of a picture without a baseline. */
export const missingBaselineProblem = 'no picture is kept yet'
/** Problem of a baseline whose page, state or story is gone. */
export const missingPictureProblem = 'no longer pictured'

export const visualOutputFolder = join(repositoryRoot, 'tests/.out/visual')

/** Compares a picture with its baseline; undefined if they are equal. */
export async function comparePicture(
  { name }: Pick<PictureFrame, 'name'>,
  png: Buffer,
  before: PictureFingerprint | undefined,
  isExact: boolean,
): Promise<PictureChange | undefined> {
  if (!before) return { problem: missingBaselineProblem, pictures: {} }
  const reference = { fingerprint: before, picture: findPictureByFingerprint(name, before) }
  const found = await findDifferenceFromReference(reference, png, {
    masks: readMasks()[name] ?? [],
    isExact,
  })
  if (!found && !reference.picture) await storePicture(before, png)
  return found
}

/**
 * Compares a picture with its reference: digests first, pixels only if these differ. Not exact means that the reference comes from
 * a processor with other instructions.
 */
export async function findDifferenceFromReference(
  reference: PictureBaseline,
  png: Buffer,
  { masks = [], isExact = true }: { masks?: readonly ComparisonMask[]; isExact?: boolean } = {},
): Promise<PictureChange | undefined> {
  const fingerprint = createPictureFingerprint(await readRawPicture(await cropToMaxHeight(png)))
  const { fingerprint: before } = reference
  if (fingerprint.digest === before.digest) return undefined
  const pictures = reference.picture && { kept: await sharp(reference.picture).png().toBuffer() }
  const [was, is] = [before, fingerprint].map(({ width, height }) => `${width} x ${height}`)
  const otherSize = was === is ? undefined : `was ${was} px, is ${is}`
  if (otherSize && before.width !== fingerprint.width)
    return { problem: otherSize, pictures: { ...pictures } }
  const now = await readRawPicture(await encodeBaseline(png), masks)
  const { count: strong, marks } = reference.picture
    ? countDifferentPixels(await readRawPicture(reference.picture, masks), now)
    : { count: 0, marks: Buffer.alloc(now.width * now.height) }
  const least = isExact ? leastChange : leastChangeElsewhere
  const tiles =
    isExact || !reference.picture ? findChangedTiles(before, fingerprint, least, masks) : []
  const stray = isExact ? clearStray(marks, now, tiles) : 0
  const count = strong - stray
  const isAlike = tiles.length === 0 && count < (isExact ? leastPixels : leastPixelsElsewhere)
  if (isAlike && !otherSize) return undefined
  for (const [x, y] of tiles) markTile(marks, now, x, y)
  const size = { width: now.width, height: now.height, channels: 1 } as const
  const shown = await sharp(marks, { raw: size }).png().toBuffer()
  const slight = `${tiles.length} tiles of ${tileSize} px`
  const mark = marks.findIndex((one) => one > 0)
  return {
    problem:
      otherSize ??
      (reference.picture
        ? `${count} pixels differ strongly, ${slight} slightly`
        : `${slight} differ`),
    // Without a mark the end is missing.
    first: mark < 0 ? now.height - 1 : Math.floor(mark / now.width),
    pictures: { ...pictures, difference: shown },
  }
}

/** Clears single strong differences in tiles with equal sums and returns their number: the lossy pictures make them, also far from a change. */
function clearStray(
  marks: Buffer,
  { width }: RawPicture,
  changed: readonly (readonly [number, number])[],
): number {
  let count = 0
  const different = new Set(changed.map(([x, y]) => `${x} ${y}`))
  const start = (at: number) => Math.floor(at / tileSize) * tileSize
  const strong = new Map<string, number[]>()
  const next = (from: number) => marks.indexOf(strongMark, from)
  for (let pixel = next(0); pixel >= 0; pixel = next(pixel + 1)) {
    const tile = `${start(pixel % width)} ${start(Math.floor(pixel / width))}`
    if (different.has(tile)) continue
    const pixels = strong.get(tile) ?? []
    pixels.push(pixel)
    strong.set(tile, pixels)
  }
  for (const pixels of strong.values())
    if (pixels.length < leastPixels) {
      for (const pixel of pixels) marks[pixel] = 0
      count += pixels.length
    }
  return count
}

/** Marks a slightly different tile in gray. */
function markTile(marks: Buffer, { width, height }: RawPicture, left: number, top: number): void {
  for (let y = top; y < Math.min(top + tileSize, height); y++)
    for (let x = left; x < Math.min(left + tileSize, width); x++)
      if (marks[y * width + x] === 0) marks[y * width + x] = 90
}

/** Compares two pictures of the same frame byte for byte; returns the difference with the first one for review. */
export async function comparePicturesExactly(
  first: Buffer,
  second: Buffer,
): Promise<PictureChange | undefined> {
  if (first.equals(second)) return undefined
  const [before, now] = await Promise.all([readRawPicture(first), readRawPicture(second)])
  const isOneSize = before.height === now.height && before.width === now.width
  const count = isOneSize ? `${countDifferentPixels(before, now, 0).count} pixels` : 'the height'
  return { problem: `two pictures differ in ${count}`, pictures: { kept: first } }
}

/** Folder of pictures that differed once and not when taken again; two files each. */
export const flakyPicturesFolder = join(visualOutputFolder, 'flaky')

/** Keeps both pictures of a page that is not drawn alike each time; `--certify` fails for it. */
export function keepFlakyPictures(name: string, first: Buffer, second: Buffer): void {
  mkdirSync(flakyPicturesFolder, { recursive: true })
  writeFileSync(join(flakyPicturesFolder, `${name}.first.png`), first)
  writeFileSync(join(flakyPicturesFolder, `${name}.second.png`), second)
}

/** Removes a picture from the review; its files are deleted by the next run. */
export const removeFromReview = (name: string): void =>
  rmSync(join(visualOutputFolder, `${name}.json`), { force: true })

/** Deletes the review files of a picture from an earlier run. */
export function deleteReviewFiles(name: string): void {
  for (const ending of [
    'actual.png',
    'kept.png',
    'difference.png',
    `actual${ariaSnapshotExtension}`,
    'actual.styles',
    'json',
    'first.png',
    'second.png',
  ])
    for (const folder of [visualOutputFolder, flakyPicturesFolder])
      rmSync(join(folder, `${name}.${ending}`), { force: true })
}

/** Writes the description of a baseline that is no longer pictured. */
export function writeRemoval(
  group: string,
  name: string,
  { digest, width }: PictureFingerprint,
): void {
  const found: PictureDifference = {
    name,
    group,
    address: '',
    look: { theme: { brand: '', mode: 'light' }, contrast: 'usual' },
    width,
    hasPicture: false,
    problem: missingPictureProblem,
    digest: createHash('sha256').update(`${missingPictureProblem} ${digest}`).digest('hex'),
    first: 0,
    changed: ['picture'],
    outline: [],
    styles: [],
    files: [],
  }
  mkdirSync(visualOutputFolder, { recursive: true })
  writeFileSync(join(visualOutputFolder, `${name}.json`), JSON.stringify(found))
}

/** What has changed in a frame. */
interface FoundChanges {
  readonly picture?: PictureChange | undefined
  readonly outline?: AccessibilityOutlineDifference | undefined
  /** Encoded computed styles of the new picture. */
  readonly styles?: Buffer | undefined
  readonly changes?: readonly ComputedStyleChange[]
}

/** Writes the files of a difference for review and returns its description. */
export function writeReviewFiles(
  { name, group, address, story, look, width, hasPicture }: PictureFrame,
  actual: Buffer,
  { picture, outline, styles, changes = [] }: FoundChanges,
): string {
  mkdirSync(visualOutputFolder, { recursive: true })
  const pictures = { actual, ...picture?.pictures }
  for (const [kind, data] of Object.entries(pictures))
    writeFileSync(join(visualOutputFolder, `${name}.${kind}.png`), data)
  if (styles) writeFileSync(join(visualOutputFolder, `${name}.actual.styles`), styles)
  if (outline)
    writeFileSync(join(visualOutputFolder, `${name}.actual${ariaSnapshotExtension}`), outline.now)
  const problem = [picture, outline].flatMap((one) => one?.problem ?? []).join('; ')
  const changed = [
    ...(picture ? (['picture'] as const) : []),
    ...(outline ? (['outline'] as const) : []),
  ]
  const files = Object.keys(pictures) as PictureDifference['files']
  const found: PictureDifference = {
    name,
    group,
    address,
    ...(story !== undefined && { story }),
    look,
    width,
    hasPicture,
    problem,
    digest: createHash('sha256')
      .update(actual)
      .update(outline?.now ?? '')
      .digest('hex'),
    first: picture?.first ?? 0,
    changed,
    outline: outline?.lines ?? [],
    styles: changes,
    files,
  }
  writeFileSync(join(visualOutputFolder, `${name}.json`), JSON.stringify(found))
  return `${problem}: npm run visual:review, or tests/.out/visual/index.html`
}
