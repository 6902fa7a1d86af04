import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { theme } from './siteTheme.ts'

// `npm run icons`: run it after a change of the theme or of the mark in favicon.svg.
const folder = join(import.meta.dirname, '../public')
const { light, dark } = theme.schemes
const background = dark.standard.colours['surface.page']
const tabColour = light.standard.colours['accent.graphic']

/** favicon.svg in the theme's colours, which follow the colour mode of the browser. */
const mark = (await readFile(join(folder, 'favicon.svg'), 'utf8'))
  .replace(/(<style>\s*path \{ fill: )[^ ]+/, `$1${tabColour}`)
  .replace(/(dark\) \{ path \{ fill: )[^ ]+/, `$1${theme.brand}`)
await writeFile(join(folder, 'favicon.svg'), mark)

/** Renders the mark in one colour, as bitmaps cannot follow the colour mode. */
const renderMark = (size: number, colour: string) =>
  sharp(
    Buffer.from(mark.replace(/<style>.*<\/style>/s, '').replace('<svg', `<svg fill="${colour}"`)),
    {
      density: (72 * size) / 32,
    },
  ).resize(size, size)

/** Wraps a PNG in an ICO file. */
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

// This colour is visible on light and dark tabs.
const tabIcon = await renderMark(32, tabColour).png({ compressionLevel: 9 }).toBuffer()
await writeFile(join(folder, 'favicon.ico'), ico(tabIcon, 32))

/** Writes an app icon: the mark on the brand's background. */
const writeAppIcon = async (size: number, file: string) =>
  sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([
      {
        input: await renderMark(Math.round(size / 1.5), theme.brand)
          .png()
          .toBuffer(),
      },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, file))

await writeAppIcon(180, 'apple-touch-icon.png')
await writeAppIcon(192, 'icon-192.png')
await writeAppIcon(512, 'icon-512.png')
