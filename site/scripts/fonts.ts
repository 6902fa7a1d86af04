import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

// Run after a change of a font's package or of the weights in `design-system/tokens`: `node site/scripts/fonts.ts`.
// Cuts the fonts of the first theme down to what it sets: half the bytes that every first visit waits for.

/** Where the fonts of the theme lie, with their licences. */
export const folder = join(import.meta.dirname, '../../design-system/themes/fern/fonts')

/** What is kept of each font: one weight or a range of them, and of widths. */
const cuts = {
  'instrument-sans': {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    axes: { wght: 560, wdth: { min: 86, max: 100, default: 100 } },
  },
  geist: {
    from: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 560, default: 400 } },
  },
} as const

/** Fractions and powers are written with characters of their own. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'pnum', 'tnum']

const { resolve } = createRequire(import.meta.url)

/** Every file of the folder, as it is written. */
export async function makeFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const made = await Promise.all(
    Object.entries(cuts).map(async ([name, { from, axes }]) => {
      const original = await readFile(resolve(from))
      const font = fontkit.create(original)
      const characters = 'characterSet' in font ? String.fromCodePoint(...font.characterSet) : ''
      const cut = await subsetFont(original, characters, {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures: features,
      })
      const licence = await readFile(join(dirname(resolve(from)), '../LICENSE'))
      return [[`${name}.woff2`, cut] as const, [`${name}.LICENSE`, licence] as const]
    }),
  )
  return new Map(made.flat())
}

if (import.meta.main) {
  await mkdir(folder, { recursive: true })
  for (const [name, bytes] of await makeFonts()) {
    await writeFile(join(folder, name), bytes)
    console.log(`${name}  ${bytes.length} bytes`)
  }
}
