import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { theme } from '#design-system/themes/fern/theme.ts'

// Run after a change of favicon.svg: `node site/scripts/icons.ts`. Makes the icons of browsers that do not read it.
const folder = join(import.meta.dirname, '../public')
const mark = await readFile(join(folder, 'favicon.svg'), 'utf8')
const { colours } = theme.schemes.dark.standard
const ground = colours['surface.page']

/** The mark in one colour: pictures do not follow the colour mode. */
const drawn = (size: number, colour: string) =>
  sharp(
    Buffer.from(mark.replace(/<style>.*<\/style>/s, '').replace('<svg', `<svg fill="${colour}"`)),
    {
      density: (72 * size) / 32,
    },
  ).resize(size, size)

/** An icon file around one PNG. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

// A green that shows on light and dark tabs.
const tab = await drawn(32, theme.schemes.light.standard.colours['accent.graphic'])
  .png({ compressionLevel: 9 })
  .toBuffer()
await writeFile(join(folder, 'favicon.ico'), ico(tab, 32))

/** The mark on the ground of the brand, as wide as systems ask for it. */
const tile = async (size: number, file: string) =>
  sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([
      {
        input: await drawn(Math.round(size / 1.5), theme.brand)
          .png()
          .toBuffer(),
      },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, file))

await tile(180, 'apple-touch-icon.png')
await tile(192, 'icon-192.png')
await tile(512, 'icon-512.png')
