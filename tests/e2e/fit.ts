import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '#data/locales.ts'
import { drawAll } from './watch.ts'

/** What stands out over the right edge of the page, so that it would scroll sideways. */
export const overflowing = (page: Page) =>
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
export const cutOff = (page: Page) =>
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

/** German has the longest words, Chinese the fewest places to break a line: there every page must fit. */
export const hardest: ReadonlySet<Locale> = new Set(['de', 'cn'])

/** Nothing stands out of the screen as it is, and no words are cut off. */
export async function expectNoScrolling(page: Page): Promise<void> {
  await drawAll(page)
  expect(await overflowing(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
}

/** The page fits the smallest screen, letters of twice the size, and words that a reader has set wider. */
export async function expectFit(page: Page): Promise<void> {
  await test.step('320 px wide', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoScrolling(page)
  })
  await test.step('words set wider', async () => {
    await spaceOut(page, true)
    await expectNoScrolling(page)
    await spaceOut(page, false)
  })
  await test.step('text at 200 %', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoScrolling(page)
  })
}

/** The distances of WCAG 1.4.12 between letters, words, lines and paragraphs. */
const spaceOut = (page: Page, on: boolean) =>
  page.evaluate((isOn) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    )
    document.adoptedStyleSheets = isOn ? [sheet] : []
  }, on)
