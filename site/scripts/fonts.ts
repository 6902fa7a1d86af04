import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

// `npm run fonts`: run it after changes of a font package or of the weights in `design-system/tokens`. Subsets the fonts of
// the default theme, which halves the bytes of the first visit.

/** Folder of the theme's fonts and their licences. */
export const themeFontsFolder = join(import.meta.dirname, '../../design-system/themes/fern/fonts')

/** Variation axes of each font that are kept. */
const subsets = {
  'instrument-sans': {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    axes: { wght: 560, wdth: { min: 86, max: 100, default: 100 } },
  },
  geist: {
    from: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 560, default: 400 } },
  },
} as const

/** OpenType features that are kept; fractions and superscripts use their own characters. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'pnum', 'tnum']

const { resolve } = createRequire(import.meta.url)

/** Creates all files of the folder by name. */
export async function buildThemeFontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await Promise.all(
    Object.entries(subsets).map(async ([name, { from, axes }]) => {
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
  return new Map(entries.flat())
}

if (import.meta.main) {
  await mkdir(themeFontsFolder, { recursive: true })
  for (const [name, bytes] of await buildThemeFontFiles()) {
    await writeFile(join(themeFontsFolder, name), bytes)
    console.log(`${name}  ${bytes.length} bytes`)
  }
}
