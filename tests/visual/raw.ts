import sharp, { type Sharp } from 'sharp'

/** Pixels of a picture, three bytes each. */
export interface RawPicture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** An area of a picture that is not compared: x, y, width, height in pixels. */
export type ComparisonMask = readonly [number, number, number, number]

/** Tolerated difference per colour channel, for different rounding of edges. */
const tolerance = 24

export async function readRawPicture(
  image: Buffer | Sharp,
  masks: readonly ComparisonMask[] = [],
): Promise<RawPicture> {
  const { data, info } = await (Buffer.isBuffer(image) ? sharp(image) : image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  for (const [x, y, wide, high] of masks)
    for (let row = y; row < Math.min(y + high, height); row++)
      data.fill(0, (row * width + x) * 3, (row * width + Math.min(x + wide, width)) * 3)
  return { data, width, height }
}

/** Mark of a strongly different pixel. */
export const strongMark = 255

/** Counts and marks the different pixels of pictures of equal size. */
export function countDifferentPixels(
  before: RawPicture,
  now: RawPicture,
  allowed = tolerance,
): { count: number; marks: Buffer } {
  const marks = Buffer.alloc(now.width * now.height)
  let count = 0
  for (let pixel = 0; pixel < marks.length; pixel++)
    if (differs(before, pixel, now, pixel, allowed)) {
      marks[pixel] = strongMark
      count++
    }
  return { count, marks }
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
