import { expect, type Page, test } from '@playwright/test'
import { pagesOnce } from './pages.ts'

/** What stands out over the right edge of the page, so that it would scroll sideways. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const clipped = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (parent !== document.body && getComputedStyle(parent).overflowX !== 'visible')
          return true
      return false
    }
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        // The innermost one that stands out is the one to mend.
        ![...element.children].some(
          (child) => child.getBoundingClientRect().right > clientWidth + 1,
        ) &&
        !clipped(element),
    )
    return [
      `the page is ${scrollWidth} px wide on a screen of ${clientWidth}`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ]
  })

/** Headings and buttons whose words are cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, summary, dt, dd, td, th')]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX !== 'visible' &&
          element.clientWidth > 1,
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  )

// German has the longest words, Chinese the fewest places to break a line.
const hardest = [...pagesOnce('de'), ...pagesOnce('cn')]

for (const { address, locale } of hardest)
  test(`${address} (${locale}) fits a small screen and large text`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(address)
    await test.step('320 px wide', async () => {
      expect(await overflowing(page)).toEqual([])
      expect(await cutOff(page)).toEqual([])
    })
    await test.step('text at 200 %', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await overflowing(page)).toEqual([])
      expect(await cutOff(page)).toEqual([])
    })
  })
