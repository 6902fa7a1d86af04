import { expect, test } from '@playwright/test'
import { takeScreenshot } from '../pages/screenshot.ts'
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

test('a margin that is auto at one width only is not auto at another', async ({ page }) => {
  await page.setContent(
    '<style>p { inline-size: 100px; margin: 0 } @media (width < 500px) { p { margin: auto } }</style><p>Text</p>',
  )
  const marginAt = async (width: number) => {
    await page.setViewportSize({ width, height: 400 })
    const { rows, elements } = await readDocument(page)
    const values = rows[elements.find(({ name }) => name === 'p')?.row ?? -1] ?? []
    return values[comparedStyleProperties.indexOf('margin-left')]
  }
  expect([await marginAt(400), await marginAt(600)]).toEqual(['auto', '0px'])
})

test('a document is read in the medium of its picture, also after it', async ({ page }) => {
  await page.setContent('<style>@media print { p { padding-bottom: 1px } }</style><p>Text</p>')
  await page.emulateMedia({ media: 'print' })
  for (const _ of ['first', 'second']) {
    await takeScreenshot(page)
    const { rows, elements } = await readDocument(page)
    const values = rows[elements.find(({ name }) => name === 'p')?.row ?? -1] ?? []
    expect(values[comparedStyleProperties.indexOf('padding-bottom')]).toBe('1px')
  }
})
