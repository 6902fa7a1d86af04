import { test } from '@playwright/test'
import { expectFit, hardest } from './fit.ts'
import { lookedAt, pagesOnce } from './pages.ts'

const seen = new Set(lookedAt.map(({ address }) => address))

// Those that `pages.spec.ts` looks at are measured there.
for (const locale of hardest)
  for (const { address } of pagesOnce(locale).filter((page) => !seen.has(page.address)))
    test(`${address} (${locale}) fits a small screen and large text`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(address)
      await expectFit(page)
    })
