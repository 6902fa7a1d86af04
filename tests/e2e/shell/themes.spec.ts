import { expect, type Locator, type Page } from '@playwright/test'
import { applyThemeToPage } from '../otherTheme.ts'
import { findAccessibilityViolations, scrollThroughPage } from '../collectPageProblems.ts'
import { test } from '../../siteTest.ts'
import { skipInFirefox } from '../skipInFirefox.ts'

test('the second theme differs in colour, corners and type', async ({ page }) => {
  await page.goto('/login')
  const button = page.locator('main button[type=submit]').first()
  const look = () =>
    button.evaluate((element) => {
      const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element)
      return { backgroundColor, borderRadius, fontFamily }
    })
  const before = await look()
  await applyThemeToPage(page, 'harbour')
  // Colours change with a transition.
  await expect.poll(async () => (await look()).backgroundColor).not.toBe(before.backgroundColor)
  const after = await look()
  expect(after.borderRadius).not.toBe(before.borderRadius)
  expect(after.fontFamily).toContain('Figtree')
})

test('the second theme colours charts', async ({ page }) => {
  await page.goto('/about-us')
  await applyThemeToPage(page, 'harbour')
  const fills = await page
    .locator('main svg[preserveAspectRatio=none] > rect')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill))
  expect(fills.length).toBeGreaterThan(2)
  // Without their colours all are black.
  expect(new Set(fills).size).toBe(fills.length)
})

test('the plate under the black mark has the green of the mark in each theme', async ({ page }) => {
  await page.goto('/about-us/mark')
  const plate = page.locator('main :has(> img[src$="mark-black.svg"])')
  const before = await plate.evaluate((element) => getComputedStyle(element).backgroundColor)
  await applyThemeToPage(page, 'harbour')
  await expect(plate).toHaveCSS('background-color', before)
})

test('axe finds planted problems: low contrast and a picture without alternative text', async ({
  page,
}) => {
  await page.goto('/about-us')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => {
    const faint = document.createElement('p')
    faint.textContent = 'Faint'
    faint.style.color = 'silver'
    faint.style.background = 'white'
    document.querySelector('main')?.append(faint, document.createElement('img'))
  })
  const found = await findAccessibilityViolations(page, 'light')
  const rules = new Set(found.map((finding) => finding.split(':')[0]))
  expect(rules).toEqual(new Set(['color-contrast', 'image-alt']))
})

/** True if an element has a visible edge or its own background. */
const isDistinct = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const paint = (color: string) => {
      const probe = document.createElement('i')
      probe.style.color = color
      document.body.append(probe)
      const painted = getComputedStyle(probe).color
      probe.remove()
      return painted
    }
    const canvas = paint('Canvas')
    const style = getComputedStyle(one)
    const edge = (side: 'border-bottom' | 'outline') =>
      Number.parseFloat(style.getPropertyValue(`${side}-width`)) > 0 &&
      style.getPropertyValue(`${side}-style`) !== 'none' &&
      style.getPropertyValue(`${side}-color`) !== canvas
    const clear = [paint('transparent'), canvas]
    const native = one instanceof HTMLInputElement && style.appearance !== 'none'
    return (
      native || edge('border-bottom') || edge('outline') || !clear.includes(style.backgroundColor)
    )
  })

/** Returns the outline style, which marks the selection with forced colours. */
const outlineStyle = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).outlineStyle)

const useForcedColors = (page: Page) => page.emulateMedia({ forcedColors: 'active' })

const forcedColours = skipInFirefox('The driver of Firefox does not emulate forced colours')

test(
  'forced colours: buttons, inputs and checkboxes have an edge',
  forcedColours,
  async ({ page }) => {
    await useForcedColors(page)
    await page.goto('/login')
    const controls = page.locator('main :is(button, input:not([type=hidden])):visible')
    expect(await controls.count()).toBeGreaterThan(2)
    for (const control of await controls.all())
      expect(await isDistinct(control), await control.evaluate((one) => one.outerHTML)).toBe(true)
  },
)

test(
  'forced colours: the selected tab and the focus are visible',
  forcedColours,
  async ({ page }) => {
    await useForcedColors(page)
    await page.goto('/')
    await scrollThroughPage(page)
    const chosen = page.locator('[role=tab][aria-selected=true]').first()
    const other = page.locator('[role=tab][aria-selected=false]').first()
    expect(await outlineStyle(chosen)).not.toBe(await outlineStyle(other))
    await chosen.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[role=tab]:focus-visible')).toHaveCSS('outline-style', 'solid')
  },
)

test(
  'forced colours: an open menu has an edge and marks the selection',
  forcedColours,
  async ({ page }) => {
    await useForcedColors(page)
    await page.goto('/about-us')
    const menu = page.locator('header details:visible', { has: page.locator('[data-theme-set]') })
    await menu.locator('summary').click()
    const items = menu.locator('[data-theme-set]')
    expect(await outlineStyle(items.and(page.locator('[aria-pressed=true]')))).not.toBe(
      await outlineStyle(items.and(page.locator('[aria-pressed=false]')).first()),
    )
    expect(await isDistinct(menu.locator('> :not(summary)'))).toBe(true)
  },
)
