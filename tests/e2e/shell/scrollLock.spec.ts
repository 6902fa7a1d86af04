import { expect } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { skipInFirefox } from '../skipInFirefox.ts'

const ownBrowser = skipInFirefox('Starts a Chromium of its own, which shows scroll bars')

test(
  'a page with a scroll bar does not move when a dialog locks it',
  ownBrowser,
  async ({ playwright, launchOptions, origin }) => {
    // Headless browsers hide scroll bars unless they are asked not to.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    const page = await browser.newPage({
      viewport: { width: 1280, height: 700 },
      reducedMotion: 'reduce',
    })
    await page.goto(`${origin}/en/newsletter`)
    const left = () => page.locator('h1').evaluate((one) => one.getBoundingClientRect().left)
    const before = await left()
    await page.locator('consent-banner a[href$="/cookie-settings"]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    // The scroll bar is 15 px wide. Lengths in vw do not count it while its room is kept, which is less than a pixel here.
    expect(Math.abs((await left()) - before)).toBeLessThan(1)
    await browser.close()
  },
)
