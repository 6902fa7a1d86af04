import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** Pixels of a picture, three bytes each. */
export interface RawPicture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** An area of a picture that is not compared: x, y, width, height in pixels. */
export type Mask = readonly [number, number, number, number]

/** Tolerated difference per colour channel, for different rounding of edges. */
const tolerance = 24
/** Number of equal rows that separate two changes. */
const separatingRows = 32

export async function readRaw(
  image: Buffer | string,
  masks: readonly Mask[] = [],
): Promise<RawPicture> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  for (const [x, y, wide, high] of masks)
    for (let row = y; row < Math.min(y + high, height); row++)
      data.fill(0, (row * width + x) * 3, (row * width + Math.min(x + wide, width)) * 3)
  return { data, width, height }
}

/** Counts and marks the different pixels of pictures of equal size. */
export function difference(
  before: RawPicture,
  now: RawPicture,
  allowed = tolerance,
): { count: number; marks: Buffer } {
  const marks = Buffer.alloc(now.width * now.height)
  let count = 0
  for (let pixel = 0; pixel < marks.length; pixel++)
    if (differs(before, pixel, now, pixel, allowed)) {
      marks[pixel] = 255
      count++
    }
  return { count, marks }
}

/**
 * Returns an id of a change that does not depend on its position: equal for equal changes of parts.
 * Pictures of different height are compared from the top and from the bottom; the remaining rows have changed.
 */
export function changeId(before: RawPicture, now: RawPicture): string {
  const parts = before.height === now.height ? bands(before, now) : [between(before, now)]
  const names = parts.map(({ x, width, was, is }) =>
    createHash('sha256')
      .update(cut(before, x, width, was))
      .update(cut(now, x, width, is))
      .digest('hex')
      .slice(0, 16),
  )
  return [...new Set(names)].toSorted().join(' ')
}

type Rows = readonly [from: number, to: number]
interface Part {
  readonly x: number
  readonly width: number
  readonly was: Rows
  readonly is: Rows
}

/** Returns runs of different rows with the horizontal extent of their differences. */
function bands(before: RawPicture, now: RawPicture): readonly Part[] {
  const { width, height } = now
  const parts: { left: number; right: number; from: number; to: number }[] = []
  for (let row = 0; row < height; row++) {
    const found = edges(before, now, row)
    if (!found) continue
    const last = parts.at(-1)
    if (last && row - last.to <= separatingRows) {
      last.left = Math.min(last.left, found.left)
      last.right = Math.max(last.right, found.right)
      last.to = row + 1
    } else parts.push({ ...found, from: row, to: row + 1 })
  }
  return parts.map(({ left, right, from, to }) => ({
    x: left,
    width: Math.min(right + 1, width) - left,
    was: [from, to],
    is: [from, to],
  }))
}

function edges(
  before: RawPicture,
  now: RawPicture,
  row: number,
): { left: number; right: number } | undefined {
  const start = row * now.width
  const isOther = (x: number) => differs(before, start + x, now, start + x)
  let left = 0
  while (left < now.width && !isOther(left)) left++
  if (left === now.width) return undefined
  let right = now.width - 1
  while (!isOther(right)) right--
  return { left, right }
}

function between(before: RawPicture, now: RawPicture): Part {
  const width = Math.min(before.width, now.width)
  const least = Math.min(before.height, now.height)
  const isSame = (was: number, is: number) => {
    for (let x = 0; x < width; x++)
      if (differs(before, was * before.width + x, now, is * now.width + x)) return false
    return true
  }
  let top = 0
  while (top < least && isSame(top, top)) top++
  let bottom = 0
  while (bottom < least - top && isSame(before.height - 1 - bottom, now.height - 1 - bottom))
    bottom++
  return { x: 0, width, was: [top, before.height - bottom], is: [top, now.height - bottom] }
}

function cut({ data, width }: RawPicture, x: number, wide: number, [from, to]: Rows): Buffer {
  const rows: Buffer[] = []
  for (let row = from; row < to; row++)
    rows.push(data.subarray((row * width + x) * 3, (row * width + x + wide) * 3))
  return Buffer.concat(rows)
}

function differs(
  before: RawPicture,
  was: number,
  now: RawPicture,
  is: number,
  allowed = tolerance,
): boolean {
  for (let channel = 0; channel < 3; channel++)
    if (
      Math.abs((before.data[was * 3 + channel] ?? 0) - (now.data[is * 3 + channel] ?? 0)) > allowed
    )
      return true
  return false
}
