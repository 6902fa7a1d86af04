import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { top } from './changes.ts'
import type { Frame } from './frames.ts'
import { heardEnding, type Line, type OutlineChange } from './outline.ts'
import { changeName, difference, type Mask, readRaw } from './raw.ts'

/**
 * Pictures are kept as WebP with loss, a tenth of a PNG. What is compared is packed the same way first: the
 * encoder is pinned and equal pixels give equal bytes, so the loss itself never differs.
 */
const pack = (png: Buffer) => sharp(png).removeAlpha().webp({ quality: 80, effort: 4 }).toBuffer()
/** Another processor may round a few edges differently; a moved line or a lost icon is far more than this. */
const strayPixels = 100

/** A picture that is not as it was, or whose outline is not, as `tests/.out/visual` holds it. */
export interface Found extends Omit<Frame, 'page' | 'isKept' | 'isHeard'> {
  readonly problem: string
  /** Of what is not as it was; equal where the same changed in the same way, and empty if nothing was kept. */
  readonly changes: Readonly<Partial<Record<'picture' | 'outline', string>>>
  /** Of the outline, what differs; nothing if it is as it was. */
  readonly outline: readonly Line[]
  /** What lies beside it: `name.actual.png` and, if a picture was kept, `name.kept.png` and `name.difference.png`. */
  readonly files: readonly ('actual' | 'kept' | 'difference')[]
}

/** How a picture is not as it was, and what shows it. */
interface PictureChange {
  readonly problem: string
  readonly change: string
  readonly pictures: Readonly<Partial<Record<Found['files'][number], Buffer>>>
}

export const kept = join(import.meta.dirname, 'pictures')
/** Where pictures lie that are compared with the last run on this machine. */
const here = join(top, '.cache/visual')
export const out = join(top, 'tests/.out/visual')
const masksFile = join(import.meta.dirname, 'masks.json')

/** Parts of pictures that are not compared, by the picture's name. */
export const readMasks = (): Readonly<Record<string, readonly Mask[]>> =>
  existsSync(masksFile)
    ? (JSON.parse(readFileSync(masksFile, 'utf8')) as Record<string, Mask[]>)
    : {}

export const keepMasks = (masks: Readonly<Record<string, readonly Mask[]>>): void => {
  const sorted = Object.entries(masks).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(masksFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** Keeps a picture as the one to compare with from now on. */
export async function accept(name: string, png: Buffer, folder: string = kept): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.webp`), await pack(png))
}

/** Compares a picture with the kept one; says what differs, and lays what is needed to judge it and its outline into `tests/.out/visual`. */
export async function compare(
  frame: Frame,
  png: Buffer,
  outline?: OutlineChange,
): Promise<string | undefined> {
  forget(frame.name)
  const picture = await pictureChange(frame, png)
  return picture || outline ? lay(frame, png, picture, outline) : undefined
}

async function pictureChange(frame: Frame, png: Buffer): Promise<PictureChange | undefined> {
  const { name } = frame
  const file = join(frame.isKept ? kept : here, `${name}.webp`)
  if (!existsSync(file)) {
    if (frame.isKept) return { problem: 'no picture is kept yet', change: '', pictures: {} }
    await accept(name, png, here)
    return undefined
  }
  const masks = readMasks()[name]
  const [before, now] = await Promise.all([readRaw(file, masks), readRaw(await pack(png), masks)])
  const pictures = { kept: await sharp(file).png().toBuffer() }
  if (before.width !== now.width || before.height !== now.height) {
    const problem = `was ${before.width} x ${before.height} px, is ${now.width} x ${now.height}`
    return { problem, change: changeName(before, now), pictures }
  }
  const { count, marks } = difference(before, now)
  if (count <= strayPixels) return undefined
  const raw = { width: now.width, height: now.height, channels: 1 } as const
  const shown = await sharp(marks, { raw }).png().toBuffer()
  return {
    problem: `${count} pixels differ`,
    change: changeName(before, now),
    pictures: { ...pictures, difference: shown },
  }
}

/** Whether two pictures of one page have the same bytes; if not, says so and lays both beside each other. */
export async function certify(
  frame: Frame,
  first: Buffer,
  second: Buffer,
): Promise<string | undefined> {
  forget(frame.name)
  if (first.equals(second)) return undefined
  const [before, now] = await Promise.all([readRaw(first), readRaw(second)])
  const isOneSize = before.height === now.height && before.width === now.width
  const count = isOneSize ? `${difference(before, now, 0).count} pixels` : 'the height'
  const problem = `two pictures of the same page differ in ${count}`
  return lay(frame, second, { problem, change: '', pictures: { kept: first } })
}

/** Takes a picture from those to judge; its files stay until the next run. */
export const settle = (name: string): void => rmSync(join(out, `${name}.json`), { force: true })

/** Removes what a run before laid there for a picture. */
export function forget(name: string): void {
  for (const ending of ['actual.png', 'kept.png', 'difference.png', `actual${heardEnding}`, 'json'])
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
  if (outline) writeFileSync(join(out, `${name}.actual${heardEnding}`), outline.now)
  const problem = [picture, outline].flatMap((one) => one?.problem ?? []).join('; ')
  const changes = {
    ...(picture && { picture: picture.change }),
    ...(outline && { outline: outline.change }),
  }
  const files = Object.keys(pictures) as Found['files']
  const found: Found = { name, address, look, width, problem, changes, outline: outline?.lines ?? [], files } // prettier-ignore
  writeFileSync(join(out, `${name}.json`), JSON.stringify(found))
  return `${problem}: npm run visual:review, or tests/.out/visual/index.html`
}
