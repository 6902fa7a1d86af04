import { expect, type Page } from '@playwright/test'
import { skipInFirefox } from '../skipInFirefox.ts'
import { test } from '../../siteTest.ts'
import { collectPageProblems } from '../collectPageProblems.ts'

declare global {
  interface Window {
    /** Colour mode before the first paint. */
    firstPaint: { theme: string | undefined; background: string }
  }
}

/** Records the state of the document before its first paint. */
const recordFirstPaint = (page: Page) =>
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

const systemMode = skipInFirefox(
  'The driver of Firefox does not emulate the colour mode of the system',
)

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

async function choose(page: Page, theme: 'system' | 'light' | 'dark'): Promise<void> {
  const button = page.locator(`header [data-theme-set=${theme}]:visible`)
  const menu = page.locator('header details:visible', { has: page.locator('[data-theme-set]') })
  // The menu stays open after a choice.
  if ((await button.count()) === 0) await menu.locator('summary').click()
  await button.click()
}

test(
  'the colour mode follows the system until the visitor chooses one',
  systemMode,
  async ({ page }) => {
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
  },
)

test('a stored colour mode is applied before the first paint on every page', async ({ page }) => {
  const problems = collectPageProblems(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about-us')
  await choose(page, 'dark')
  const dark = await background(page)
  await recordFirstPaint(page)
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

test('the menu shows the current mode, also in other tabs', async ({ page, context }) => {
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

/** Relative luminance of a colour, 0 to 1. */
const luminance = ([r = 0, g = 0, b = 0]: readonly number[]): number => {
  const [red, green, blue] = [r, g, b].map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (a: readonly number[], b: readonly number[]): number => {
  const [dark, bright] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the second sentence of a title on a picture has enough contrast, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const colors = await page.evaluate(() => {
      const title = document.querySelector('[data-on-picture] h1')
      const soft = document.createElement('em')
      soft.textContent = 'The second sentence.'
      title?.append(soft)
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (!pen) throw new Error('There is nothing to paint on')
      const painted = (color: string): readonly number[] => {
        pen.fillStyle = color
        pen.fillRect(0, 0, 1, 1)
        return [...pen.getImageData(0, 0, 1, 1).data]
      }
      const ground = title?.closest('[data-on-picture]')
      return {
        soft: painted(getComputedStyle(soft).color),
        ground: painted(getComputedStyle(ground ?? document.body).backgroundColor),
      }
    })
    expect(contrast(colors.soft, colors.ground)).toBeGreaterThan(7)
    expect(luminance(colors.soft)).toBeGreaterThan(0.7)
  })
