import { expect, test } from '@playwright/test'
import { readDocument } from './documentSnapshot.ts'
import { comparedStyleProperties } from './properties.ts'

test('a margin that is auto is auto, whatever was used for it', async ({ page }) => {
  await page.setContent(
    '<main style="inline-size: 400px"><p style="inline-size: 100px; margin: 3px auto">Text</p></main>',
  )
  const { rows, elements } = await readDocument(page)
  const values = rows[elements.find(({ name }) => name === 'p')?.row ?? -1] ?? []
  const margins = ['top', 'right', 'bottom', 'left'].map(
    (side) => values[comparedStyleProperties.indexOf(`margin-${side}`)],
  )
  expect(margins).toEqual(['3px', 'auto', '3px', 'auto'])
})
