import sharp from 'sharp'

/** A picture with the name that stands above it. */
export interface ContactSheetEntry {
  readonly name: string
  readonly picture: Buffer
}

const gap = 24
const label = 28
/** Longest edge that WebP knows is 16,383 px. */
const maxHeight = 5000

/** Puts pictures side by side at one width, each under its name; longer pictures are cut off. */
export async function createContactSheet(
  entries: readonly ContactSheetEntry[],
  width: number,
): Promise<Buffer> {
  const scaled = await Promise.all(
    entries.map(async ({ name, picture }) => {
      const { data, info } = await sharp(picture, { limitInputPixels: false })
        .resize({ width })
        .png()
        .toBuffer({ resolveWithObject: true })
      const height = Math.min(info.height, maxHeight)
      const input = await sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer()
      return { name, input, height }
    }),
  )
  const height = gap + label + Math.max(...scaled.map((one) => one.height))
  return sharp({
    create: {
      width: gap + scaled.length * (width + gap),
      height: height + gap,
      channels: 3,
      background: { r: 119, g: 119, b: 119 },
    },
  })
    .composite(
      scaled.flatMap(({ name, input }, index) => {
        const left = gap + index * (width + gap)
        return [
          { input: createLabel(name, width), left, top: gap },
          { input, left, top: gap + label },
        ]
      }),
    )
    .webp({ quality: 75 })
    .toBuffer()
}

const createLabel = (name: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text y="20" font-family="sans-serif" font-size="15" fill="white">${name}</text></svg>`,
  )
