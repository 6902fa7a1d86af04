import { expect, test } from '@playwright/test'
import { expectPageFits, hardestLayoutLocales } from '../fit.ts'
import { testedPages, listPagesWithOneRecord } from '../pages.ts'

const seen = new Set(testedPages.map(({ address }) => address))

// `pages.spec.ts` measures the other pages.
for (const locale of hardestLayoutLocales)
  for (const { address } of listPagesWithOneRecord(locale).filter(
    (page) => !seen.has(page.address),
  ))
    test(`${address} (${locale}) fits a small screen and large text`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(address)
      await expectPageFits(page)
    })

test('text at 200 % breaks no word of the brand and of the footer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de')
  const brokenWords = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const texts = [...document.querySelectorAll('header a[href="/de"], footer nav a')]
      .flatMap((link) => [...link.childNodes])
      .filter((node) => node instanceof Text)
    const topOf = (text: Text, index: number) => {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      // A letter behind a soft hyphen also has a rectangle at the end of the line before.
      return [...range.getClientRects()].at(-1)?.top
    }
    const words = texts.flatMap((text) =>
      Array.from(text.data.matchAll(/[^\s\u00AD-]+/g), ({ index, 0: word }) => ({
        word,
        isBroken: topOf(text, index) !== topOf(text, index + word.length - 1),
      })),
    )
    if (!words.some(({ word }) => word === 'Felcera') || words.length < 20)
      throw new Error('The brand or the links of the footer are not found.')
    return words.filter(({ isBroken }) => isBroken).map(({ word }) => word)
  })
  expect(brokenWords).toEqual([])
})
