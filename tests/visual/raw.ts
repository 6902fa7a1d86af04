import sharp from 'sharp'

/** Pixels of a picture, three bytes each. */
export interface RawPicture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

export async function readRawPicture(image: Buffer): Promise<RawPicture> {
  // A long page has more pixels than the default limit.
  const { data, info } = await sharp(image, { limitInputPixels: false })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A difference of a channel above this number of levels is strong. */
const strong = 24

/** Marks of pixels that differ strongly and slightly. */
export const pixelMarks = { strong: 255, slight: 110 } as const

/** The two measures of a difference: few pixels strongly, many pixels slightly. */
export interface DifferentPixels {
  readonly strong: number
  readonly slight: number
  /** Largest difference of a channel in levels. */
  readonly levels: number
  /** One byte for each pixel of the picture now. */
  readonly marks: Buffer
}

/** Counts and marks the different pixels of pictures of equal width; rows that only the picture now has are strongly different. */
export function countDifferentPixels(before: RawPicture, now: RawPicture): DifferentPixels {
  const marks = Buffer.alloc(now.width * now.height)
  const shared = Math.min(before.data.length, now.data.length)
  const counts = { strong: 0, slight: 0 }
  let levels = 0
  const stride = now.width * 3
  for (let row = 0; row < marks.length; row += now.width) {
    const start = row * 3
    const end = start + stride
    if (end <= shared && before.data.compare(now.data, start, end, start, end) === 0) continue
    for (let pixel = row, byte = start; byte < end; pixel++, byte += 3) {
      const change = byte < shared ? levelsBetween(before.data, now.data, byte) : 255
      if (change === 0) continue
      const kind = change > strong ? 'strong' : 'slight'
      marks[pixel] = pixelMarks[kind]
      counts[kind]++
      levels = Math.max(levels, change)
    }
  }
  return { ...counts, levels, marks }
}

/** Returns the largest difference of the three channels of a pixel. */
const levelsBetween = (before: Buffer, now: Buffer, byte: number): number =>
  Math.max(
    Math.abs((before[byte] ?? 0) - (now[byte] ?? 0)),
    Math.abs((before[byte + 1] ?? 0) - (now[byte + 1] ?? 0)),
    Math.abs((before[byte + 2] ?? 0) - (now[byte + 2] ?? 0)),
  )
