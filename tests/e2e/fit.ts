import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '#data/locale/locales.ts'

/** Returns the elements that overflow the page horizontally. */
export const findOverflowingElements = (page: Page) =>
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
        // Only the innermost overflowing element is reported.
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

/** Returns headings, controls and cells with clipped text. */
export const findClippedTexts = (page: Page) =>
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

/** Locales in which fitting is hardest: German has the longest words, Chinese the fewest line breaks. */
export const hardestLayoutLocales: ReadonlySet<Locale> = new Set(['de', 'cn'])

/** Expects no horizontal overflow and no clipped text at the current size. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await findOverflowingElements(page)).toEqual([])
  expect(await findClippedTexts(page)).toEqual([])
}

/** Expects the page to fit at 320 px, with WCAG text spacing, and with text at 200 %. */
export async function expectPageFits(page: Page): Promise<void> {
  await test.step('320 px wide', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoOverflow(page)
  })
  await test.step('text spacing', async () => {
    await setTextSpacing(page, true)
    await expectNoOverflow(page)
    await setTextSpacing(page, false)
  })
  await test.step('text at 200 %', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoOverflow(page)
  })
}

/** Applies or removes the text spacing of WCAG 1.4.12. */
const setTextSpacing = (page: Page, on: boolean) =>
  page.evaluate((isOn) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    )
    document.adoptedStyleSheets = isOn ? [sheet] : []
  }, on)
