import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

// `npm run fonts`: run it after changes of a font package or of the weights in `design-system/tokens`. Subsets the fonts of
// the default theme to a third: 30 KB for the first visit.

/** Folder of the theme's fonts and their licences. */
export const themeFontsFolder = join(import.meta.dirname, '../../design-system/themes/fern/fonts')

const instrumentSans =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2'

/** Variation axes of each font that are kept. A file for each width is smaller than one for both, of which a page needs one. */
const subsets = {
  'instrument-sans': { from: instrumentSans, axes: { wght: 560, wdth: 100 } },
  'instrument-sans-narrow': { from: instrumentSans, axes: { wght: 560, wdth: 86 } },
  geist: {
    from: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 560, default: 400 } },
  },
} as const

/** OpenType features that are kept; fractions, superscripts and letters with accents use their own characters. */
const features = ['kern', 'liga', 'lnum', 'pnum', 'tnum']

/** Signs of texts in English, German and French, besides ASCII and letters. */
const signs = '\u00A0§©°±²³·¼½¾×÷–—‘’‚“”„•…›€−'
/** Letters of languages that are rarely written here; the fallback font has them. */
const rareLetters = 'ªºˆʼıÞþÝýĂ'

const isKept = (character: string): boolean =>
  character <= '~' ||
  signs.includes(character) ||
  (/\p{L}/u.test(character) && !rareLetters.includes(character))

const { resolve } = createRequire(import.meta.url)

/** Creates all files of the folder by name. */
export async function buildThemeFontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await Promise.all(
    Object.entries(subsets).map(async ([name, { from, axes }]) => {
      const original = await readFile(resolve(from))
      const font = fontkit.create(original)
      const characters = 'characterSet' in font ? String.fromCodePoint(...font.characterSet) : ''
      const kept = Array.from(characters).filter(isKept).join('')
      const cut = await subsetFont(original, kept, {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures: features,
      })
      const licence = await readFile(join(dirname(resolve(from)), '../LICENSE'))
      const family = name.replace(/-narrow$/, '')
      return [[`${name}.woff2`, cut] as const, [`${family}.LICENSE`, licence] as const]
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
