import { test } from '@playwright/test'
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
