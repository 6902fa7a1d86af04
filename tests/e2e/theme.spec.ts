import { expect, type Page, test } from '@playwright/test'
import { watch } from './watch.ts'

declare global {
  interface Window {
    /** What the colour mode was when the first frame was about to be painted. */
    firstPaint: { theme: string | undefined; background: string }
  }
}

/** Remembers the state of the document before its first frame. */
const rememberFirstPaint = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      if (!document.body) return requestAnimationFrame(look)
      window.firstPaint = {
        theme: document.documentElement.dataset['theme'],
        background: getComputedStyle(document.documentElement).backgroundColor,
      }
      return 0
    }
    requestAnimationFrame(look)
  })

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

async function choose(page: Page, theme: 'system' | 'light' | 'dark'): Promise<void> {
  const button = page.locator(`header [data-theme-set=${theme}]:visible`)
  const menu = page.locator('header details:visible', { has: page.locator('[data-theme-set]') })
  // Choosing leaves the menu open, so that another mode is one press away.
  if ((await button.count()) === 0) await menu.locator('summary').click()
  await button.click()
}

test('the system decides until the visitor does', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about-us')
  const light = await background(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await background(page)
  expect(dark).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await choose(page, 'dark')
  expect(await background(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: 'dark' })
  await choose(page, 'light')
  expect(await background(page)).toBe(light)
  await choose(page, 'system')
  expect(await background(page)).toBe(dark)
})

test('a stored choice stands before the first paint, on every page', async ({ page }) => {
  const problems = watch(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about-us')
  await choose(page, 'dark')
  const dark = await background(page)
  await rememberFirstPaint(page)
  for (const address of ['/about-us', '/', '/de', '/login']) {
    await page.goto(address)
    await page.waitForFunction(() => window.firstPaint)
    expect(await page.evaluate(() => window.firstPaint)).toEqual({
      theme: 'dark',
      background: dark,
    })
  }
  expect(problems).toEqual([])
})

test('the menu says which mode is on, in other tabs too', async ({ page, context }) => {
  await page.goto('/about-us')
  const other = await context.newPage()
  await other.goto('/')
  await choose(page, 'dark')
  for (const tab of [page, other]) {
    const pressed = tab.locator('[data-theme-set][aria-pressed=true]').first()
    await expect(pressed).toHaveAttribute('data-theme-set', 'dark')
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
  }
})
