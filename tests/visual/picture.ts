import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { top } from './changes.ts'
import type { Frame } from './frames.ts'
import { ariaSnapshotExtension, type Line, type OutlineChange } from './outline.ts'
import { changeId, difference, type Mask, readRaw } from './raw.ts'

/** Height limit of WebP in pixels; a longer page is pictured down to it. */
const maxHeight = 16_383

/**
 * Encodes pictures as lossy WebP, a tenth of the size of PNG. Both sides of a comparison are encoded: the
 * encoder is pinned and deterministic, so the loss never differs.
 */
async function pack(png: Buffer): Promise<Buffer> {
  const image = sharp(png).removeAlpha()
  const { width, height } = await image.metadata()
  const size = { left: 0, top: 0, width, height: Math.min(height, maxHeight) }
  return image.extract(size).webp({ quality: 80, effort: 4 }).toBuffer()
}
/** Tolerated number of different pixels, because processors may round a few edges differently. */
const toleratedPixels = 100

/** A changed picture or outline in `tests/.out/visual`. */
export interface VisualDifference extends Omit<Frame, 'page' | 'isKept' | 'isHeard'> {
  readonly problem: string
  /** Ids of the changes, equal for equal changes and empty for new files. */
  readonly changes: Readonly<Partial<Record<'picture' | 'outline', string>>>
  /** Difference of the outline; empty if it is unchanged. */
  readonly outline: readonly Line[]
  /** Picture files: `name.actual.png` and, if there is a committed picture, `name.kept.png` and `name.difference.png`. */
  readonly files: readonly ('actual' | 'kept' | 'difference')[]
}

/** The difference of a picture with its files. */
interface PictureChange {
  readonly problem: string
  readonly change: string
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
  writeFileSync(join(folder, `${name}.webp`), await pack(png))
}

/** Compares a picture with its reference; returns a description of the difference and writes the review files to `tests/.out/visual`. */
export async function compare(
  frame: Frame,
  png: Buffer,
  outline?: OutlineChange,
): Promise<string | undefined> {
  deleteReviewFiles(frame.name)
  const picture = await pictureChange(frame, png)
  return picture || outline ? lay(frame, png, picture, outline) : undefined
}

async function pictureChange(frame: Frame, png: Buffer): Promise<PictureChange | undefined> {
  const { name } = frame
  const file = join(frame.isKept ? kept : localFolder, `${name}.webp`)
  if (!existsSync(file)) {
    if (frame.isKept) return { problem: 'no picture is kept yet', change: '', pictures: {} }
    await accept(name, png, localFolder)
    return undefined
  }
  const masks = readMasks()[name]
  const [before, now] = await Promise.all([readRaw(file, masks), readRaw(await pack(png), masks)])
  const pictures = { kept: await sharp(file).png().toBuffer() }
  if (before.width !== now.width || before.height !== now.height) {
    const problem = `was ${before.width} x ${before.height} px, is ${now.width} x ${now.height}`
    return { problem, change: changeId(before, now), pictures }
  }
  const { count, marks } = difference(before, now)
  if (count <= toleratedPixels) return undefined
  const raw = { width: now.width, height: now.height, channels: 1 } as const
  const shown = await sharp(marks, { raw }).png().toBuffer()
  return {
    problem: `${count} pixels differ`,
    change: changeId(before, now),
    pictures: { ...pictures, difference: shown },
  }
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
  return lay(frame, second, { problem, change: '', pictures: { kept: first } })
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
  const changes = {
    ...(picture && { picture: picture.change }),
    ...(outline && { outline: outline.change }),
  }
  const files = Object.keys(pictures) as VisualDifference['files']
  const found: VisualDifference = {
    name,
    address,
    look,
    width,
    problem,
    changes,
    outline: outline?.lines ?? [],
    files,
  }
  writeFileSync(join(out, `${name}.json`), JSON.stringify(found))
  return `${problem}: npm run visual:review, or tests/.out/visual/index.html`
}
