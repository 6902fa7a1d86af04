import { globSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import type { Typeface } from '#design-system/theme/defineTheme.ts'
import { listFontFaces } from '#design-system/theme/css/listThemeRules.ts'
import { geist, instrumentSans } from '#design-system/themes/fern/typefaces.ts'
import { figtree } from '#design-system/themes/harbour/typefaces.ts'
import { fontWeight } from '#design-system/tokens/scale.ts'
import { theme } from '#design-system/themes/fern/theme.ts'
import { theme as harbour } from '#design-system/themes/harbour/theme.ts'
import messages from '#pages-config/messages/en.json' with { type: 'json' }
import { deviceFontWidths } from '#tests/fixtures/deviceFontWidths.table.ts'
import { themeFontsFolder, buildThemeFontFiles } from '#scripts/fonts.ts'

const root = join(import.meta.dirname, '../..')

it('the committed fonts are built from their packages', async () => {
  const made = await buildThemeFontFiles()
  expect((await readdir(themeFontsFolder)).toSorted()).toEqual([...made.keys()].toSorted())
  for (const [name, bytes] of made)
    expect([name, bytes.equals(await readFile(join(themeFontsFolder, name)))]).toEqual([name, true])
})

it('a font contains every weight that the tokens use', async () => {
  const weights = [fontWeight.body, fontWeight.interface, fontWeight.strong].map(Number)
  const text = fontkit.create(await readFile(join(themeFontsFolder, 'geist.woff2')))
  expect('variationAxes' in text && text.variationAxes['wght']).toMatchObject({
    min: Math.min(...weights),
    max: Math.max(...weights),
  })
  // The display face has a single weight.
  expect(fontWeight.numeral).toBe(theme.type.headingWeight)
})

/** Returns a function that measures a text in em, kerned, in a file of a typeface at a weight. */
async function openFont(file: string, weight: number): Promise<(text: string) => number> {
  const { resolve } = createRequire(import.meta.url)
  const original = await readFile(
    file.startsWith('.') ? join(themeFontsFolder, '..', file) : resolve(file),
  )
  const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => at + 32))
  const whole = fontkit.create(original)
  const isVariable = 'variationAxes' in whole && whole.variationAxes['wght'] !== undefined
  const font = fontkit.create(
    await subsetFont(original, ascii, {
      targetFormat: 'truetype',
      ...(isVariable && { variationAxes: { wght: weight } }),
    }),
  )
  if (!('layout' in font)) throw new Error(`${file} is no font.`)
  return (text) => font.layout(text).advanceWidth / font.unitsPerEm
}

const typefaces: readonly (readonly [Typeface, string])[] = [
  [instrumentSans, theme.type.headingWeight],
  [geist, '560'],
  [figtree, harbour.type.headingWeight],
]

describe('a font of devices that stands in for a typeface', () => {
  const texts = Object.values(messages).filter((text) => /^[ -;=?-z]{20,}$/.test(text))
  const sum = (measure: (text: string) => number) =>
    texts.reduce((all, text) => all + measure(text), 0)
  /** Returns a function that measures a text in em in a font of devices. */
  const measureIn = (font: keyof typeof deviceFontWidths) => (text: string) =>
    [...text].reduce(
      (all, character) =>
        all + (deviceFontWidths[font][(character.codePointAt(0) ?? 0) - 32] ?? 0) / 1000,
      0,
    )

  it('is as wide, at each weight that is used and in the narrow file', async () => {
    for (const [{ name, file, narrow, fallback }, headingWeight] of typefaces)
      for (const { weights = '', isNarrow, of, width } of fallback.faces) {
        const [from = 0, to = from] = weights.split(' ').map(Number)
        const used = [...Object.values(fontWeight), headingWeight].map(Number)
        const weight = used.find((one) => from <= one && one <= to) ?? Number(headingWeight)
        const widthOf = await openFont((isNarrow && narrow) || file, weight)
        const ratio = sum(widthOf) / sum(measureIn(of))
        expect([name, weights, Math.abs(ratio / width - 1) < 0.015, ratio]).toEqual([
          name,
          weights,
          true,
          ratio,
        ])
      }
  })

  it('is as wide on devices without Arial', async () => {
    for (const [{ name, file, narrow }, headingWeight] of typefaces) {
      const faces = [theme, harbour]
        .flatMap(listFontFaces)
        .filter(({ family }) => family === `${name} DejaVu Fallback`)
      expect(faces.length).toBeGreaterThan(0)
      for (const { descriptors } of faces) {
        const { src = '', sizeAdjust = '', fontStretch } = descriptors
        const isBold = src.includes('Bold')
        const weight = isBold ? Number(headingWeight) : Number(fontWeight.body)
        const widthOf = await openFont((fontStretch && narrow) || file, weight)
        const ratio = sum(widthOf) / sum(measureIn(isBold ? 'dejaVuBold' : 'dejaVu'))
        expect(Math.abs((100 * ratio) / Number.parseFloat(sizeAdjust) - 1)).toBeLessThan(0.015)
      }
    }
  })

  it('leaves the lengths of lines, which are counted in zeros of the typeface', async () => {
    for (const [{ name, file, narrow, zero }, headingWeight] of typefaces) {
      const widths = {
        text: (await openFont(file, 400))('0'),
        heading: (await openFont(file, Number(headingWeight)))('0'),
        ...(narrow && { narrow: (await openFont(narrow, Number(headingWeight)))('0') }),
      }
      expect([name, widths]).toEqual([name, zero])
    }
    const styles = globSync('{design-system,site}/**/*.css.ts', { cwd: root })
    expect(styles.length).toBeGreaterThan(50)
    expect(
      styles.filter((file) =>
        /[iI]nlineSize: [`'"][^`'"\n]*\dch\b/.test(readFileSync(join(root, file), 'utf8')),
      ),
    ).toEqual([])
  })
})
