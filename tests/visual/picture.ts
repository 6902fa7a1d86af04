import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { top } from './changes.ts'
import type { Frame } from './frames.ts'
import { ariaSnapshotExtension, type Line, type OutlineChange } from './outline.ts'
import { difference, type Mask, type RawPicture, readRaw } from './raw.ts'
import {
  changedTiles,
  decodeFingerprint,
  encodeFingerprint,
  type Fingerprint,
  fingerprintOf,
  tileSize,
} from './tiles.ts'

/** Height limit of WebP in pixels; a longer page is pictured down to it. */
const maxHeight = 16_383

/**
 * Encodes pictures as lossy WebP, a tenth of the size of PNG. Both sides of a comparison are encoded: the
 * encoder is pinned and deterministic, so the loss never differs.
 */
const pack = async (png: Buffer): Promise<Buffer> =>
  (await crop(png)).webp({ quality: 80, effort: 4 }).toBuffer()

async function crop(png: Buffer): Promise<Sharp> {
  const image = sharp(png).removeAlpha()
  const { width, height } = await image.metadata()
  return image.extract({ left: 0, top: 0, width, height: Math.min(height, maxHeight) })
}
/** Smallest change of the sum of a channel in a tile that counts: one level on eight pixels. */
const leastChange = 8
/** Number of strongly different pixels that count. */
const leastPixels = 8
/** The same where processors with other instructions round edges and pictures differently; slight changes cannot be judged there. */
const leastPixelsElsewhere = 100
/** Ending of the fingerprints beside the pictures. */
export const fingerprintExtension = '.tiles'

/** A changed picture or outline in `tests/.out/visual`. */
export interface VisualDifference extends Omit<Frame, 'page' | 'isKept' | 'isHeard'> {
  readonly problem: string
  readonly changed: readonly ('picture' | 'outline')[]
  /** Difference of the outline; empty if it is unchanged. */
  readonly outline: readonly Line[]
  /** Picture files: `name.actual.png` and, if there is a committed picture, `name.kept.png` and `name.difference.png`. */
  readonly files: readonly ('actual' | 'kept' | 'difference')[]
}

/** The difference of a picture with its files. */
interface PictureChange {
  readonly problem: string
  readonly pictures: Readonly<Partial<Record<VisualDifference['files'][number], Buffer>>>
}

export const kept = join(import.meta.dirname, 'pictures')
/** Folder of pictures that are compared with the last local run. */
const localFolder = join(top, '.cache/visual')
export const out = join(top, 'tests/.out/visual')
const masksFile = join(import.meta.dirname, 'masks.json')

/** Reads the masked areas by picture name. */
export const readMasks = (): Readonly<Record<string, readonly Mask[]>> =>
  existsSync(masksFile)
    ? (JSON.parse(readFileSync(masksFile, 'utf8')) as Record<string, Mask[]>)
    : {}

export const saveMasks = (masks: Readonly<Record<string, readonly Mask[]>>): void => {
  const sorted = Object.entries(masks).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(masksFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** Saves a picture as the new reference. */
export async function accept(name: string, png: Buffer, folder: string = kept): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { picture, fingerprint } = await referenceOf(png)
  writeFileSync(join(folder, `${name}.webp`), picture)
  writeFileSync(join(folder, name + fingerprintExtension), encodeFingerprint(fingerprint))
}

/** What a later picture is compared with: a small picture to look at and to find strong differences, and a lossless fingerprint. */
export interface PictureReference {
  readonly picture: Buffer
  readonly fingerprint: Fingerprint
}

export async function referenceOf(png: Buffer): Promise<PictureReference> {
  const [picture, raw] = await Promise.all([pack(png), readRaw(await crop(png))])
  return { picture, fingerprint: fingerprintOf(raw) }
}

/** Compares a picture with its reference; returns a description of the difference and writes the review files to `tests/.out/visual`. */
export async function compare(
  frame: Frame,
  png: Buffer,
  { outline, isExact }: { outline?: OutlineChange | undefined; isExact: boolean },
): Promise<string | undefined> {
  deleteReviewFiles(frame.name)
  const picture = await pictureChange(frame, png, isExact)
  return picture || outline ? lay(frame, png, picture, outline) : undefined
}

async function pictureChange(
  frame: Frame,
  png: Buffer,
  isExact: boolean,
): Promise<PictureChange | undefined> {
  const { name } = frame
  const file = join(frame.isKept ? kept : localFolder, `${name}.webp`)
  if (!existsSync(file)) {
    if (frame.isKept) return { problem: 'no picture is kept yet', pictures: {} }
    await accept(name, png, localFolder)
    return undefined
  }
  const before = {
    picture: readFileSync(file),
    fingerprint: decodeFingerprint(readFileSync(file.replace(/\.webp$/, fingerprintExtension))),
  }
  return differenceFrom(before, png, { masks: readMasks()[name] ?? [], isExact })
}

/**
 * Compares a picture with its reference: digests first, pixels only if these differ. Not exact means that the reference comes from
 * a processor with other instructions.
 */
export async function differenceFrom(
  reference: PictureReference,
  png: Buffer,
  { masks = [], isExact = true }: { masks?: readonly Mask[]; isExact?: boolean } = {},
): Promise<PictureChange | undefined> {
  const raw = await readRaw(await crop(png))
  const fingerprint = fingerprintOf(raw)
  if (fingerprint.digest === reference.fingerprint.digest) return undefined
  const [before, now] = await Promise.all([
    readRaw(reference.picture, masks),
    readRaw(await pack(png), masks),
  ])
  const pictures = { kept: await sharp(reference.picture).png().toBuffer() }
  if (before.width !== now.width || before.height !== now.height) {
    const problem = `was ${before.width} x ${before.height} px, is ${now.width} x ${now.height}`
    return { problem, pictures }
  }
  const { count, marks } = difference(before, now)
  const tiles = isExact ? changedTiles(reference.fingerprint, fingerprint, leastChange, masks) : []
  if (tiles.length === 0 && count < (isExact ? leastPixels : leastPixelsElsewhere)) return undefined
  for (const [x, y] of tiles) markTile(marks, now, x, y)
  const size = { width: now.width, height: now.height, channels: 1 } as const
  const shown = await sharp(marks, { raw: size }).png().toBuffer()
  return {
    problem: `${count} pixels differ strongly, ${tiles.length} tiles of ${tileSize} px slightly`,
    pictures: { ...pictures, difference: shown },
  }
}

/** Marks a slightly different tile in gray. */
function markTile(marks: Buffer, { width, height }: RawPicture, left: number, top: number): void {
  for (let y = top; y < Math.min(top + tileSize, height); y++)
    for (let x = left; x < Math.min(left + tileSize, width); x++)
      if (marks[y * width + x] === 0) marks[y * width + x] = 90
}

/** Compares two pictures of the same page byte for byte; returns a description of the difference and writes both for review. */
export async function certify(
  frame: Frame,
  first: Buffer,
  second: Buffer,
): Promise<string | undefined> {
  deleteReviewFiles(frame.name)
  if (first.equals(second)) return undefined
  const [before, now] = await Promise.all([readRaw(first), readRaw(second)])
  const isOneSize = before.height === now.height && before.width === now.width
  const count = isOneSize ? `${difference(before, now, 0).count} pixels` : 'the height'
  const problem = `two pictures of the same page differ in ${count}`
  return lay(frame, second, { problem, pictures: { kept: first } })
}

/** Folder of pictures that differed once and not when taken again; two files each. */
export const flakyFolder = join(out, 'flaky')

/** Keeps both pictures of a page that is not drawn alike each time; `--certify` fails for it. */
export function quarantine(name: string, first: Buffer, second: Buffer): void {
  mkdirSync(flakyFolder, { recursive: true })
  writeFileSync(join(flakyFolder, `${name}.first.png`), first)
  writeFileSync(join(flakyFolder, `${name}.second.png`), second)
}

/** Removes a picture from the review; its files are deleted by the next run. */
export const removeFromReview = (name: string): void =>
  rmSync(join(out, `${name}.json`), { force: true })

/** Deletes the review files of a picture from an earlier run. */
export function deleteReviewFiles(name: string): void {
  for (const ending of [
    'actual.png',
    'kept.png',
    'difference.png',
    `actual${ariaSnapshotExtension}`,
    'json',
  ])
    rmSync(join(out, `${name}.${ending}`), { force: true })
}

function lay(
  { name, address, look, width }: Frame,
  actual: Buffer,
  picture?: PictureChange,
  outline?: OutlineChange,
): string {
  mkdirSync(out, { recursive: true })
  const pictures = { actual, ...picture?.pictures }
  for (const [kind, picture] of Object.entries(pictures))
    writeFileSync(join(out, `${name}.${kind}.png`), picture)
  if (outline) writeFileSync(join(out, `${name}.actual${ariaSnapshotExtension}`), outline.now)
  const problem = [picture, outline].flatMap((one) => one?.problem ?? []).join('; ')
  const changed = [
    ...(picture ? (['picture'] as const) : []),
    ...(outline ? (['outline'] as const) : []),
  ]
  const files = Object.keys(pictures) as VisualDifference['files']
  const found: VisualDifference = {
    name,
    address,
    look,
    width,
    problem,
    changed,
    outline: outline?.lines ?? [],
    files,
  }
  writeFileSync(join(out, `${name}.json`), JSON.stringify(found))
  return `${problem}: npm run visual:review, or tests/.out/visual/index.html`
}
