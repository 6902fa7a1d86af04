import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ReviewVisitor } from './visitorSession.ts'

const gap = 24
const ground = 'gray'

/** Combines the screenshots of each look into contact sheets: `light-1.png`. */
export async function writeContactSheets(
  folder: string,
  { looks, width }: ReviewVisitor,
): Promise<void> {
  const [columns, wide] = width < 780 ? [6, 320] : [3, 640]
  for (const look of looks.filter((name) => existsSync(join(folder, name)))) {
    const files = readdirSync(join(folder, look)).toSorted()
    for (let first = 0, sheet = 1; first < files.length; first += 2 * columns, sheet++)
      await lay(
        files.slice(first, first + 2 * columns).map((file) => join(folder, look, file)),
        { columns, wide, file: join(folder, `${look}-${sheet}.png`) },
      )
  }
}

interface Sheet {
  readonly columns: number
  /** Width of a screenshot on the sheet. */
  readonly wide: number
  readonly file: string
}

async function lay(files: readonly string[], { columns, wide, file }: Sheet): Promise<void> {
  const all = await Promise.all(
    files.map(async (path) => {
      const { data, info } = await sharp(path)
        .resize({ width: wide })
        .toBuffer({ resolveWithObject: true })
      return { input: data, height: info.height }
    }),
  )
  const rows = Array.from({ length: Math.ceil(all.length / columns) }, (_, row) =>
    all.slice(row * columns, (row + 1) * columns),
  )
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)) + gap)
  const placed = rows.flatMap((row, n) =>
    row.map(({ input }, column) => ({
      input,
      left: column * (wide + gap),
      top: heights.slice(0, n).reduce((sum, height) => sum + height, 0),
    })),
  )
  await sharp({
    create: {
      width: columns * (wide + gap),
      height: heights.reduce((sum, height) => sum + height, 0),
      channels: 3,
      background: ground,
    },
  })
    .composite(placed)
    .png({ palette: true })
    .toFile(file)
}
