import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { expect, it } from 'vitest'
import { fontWeight } from '#design-system/tokens/scale.ts'
import { theme } from '#design-system/themes/fern/theme.ts'
import { themeFontsFolder, buildThemeFontFiles } from '#scripts/fonts.ts'

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
