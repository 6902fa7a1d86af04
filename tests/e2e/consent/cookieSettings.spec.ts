import { expect, type Page } from '@playwright/test'
import { cookies } from '#data/consent/cookies.ts'
import { findAccessibilityViolations, collectPageProblems } from '../collectPageProblems.ts'
import { test } from '../../siteTest.ts'
import { skipInFirefox } from '../skipInFirefox.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
const box = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true })
const footerLink = (page: Page) => page.locator('footer a[href="/de/cookie-settings"]')
const bannerLink = (page: Page) => page.locator('consent-banner a[href="/de/cookie-settings"]')

const isFocusInside = (page: Page) =>
  dialog(page).evaluate((node) => node.contains(document.activeElement))

async function open(page: Page, address = '/de/about-us'): Promise<void> {
  await page.goto(address)
  await bannerLink(page).click()
  await expect(dialog(page)).toBeVisible()
}

test('opens from the footer by keyboard, traps the focus and returns it', async ({ page }) => {
  const problems = collectPageProblems(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/de/about-us')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  const styles = await page.locator('style').count()
  await footerLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  // React and the dialog are loaded on demand.
  expect(scripts.length).toBeGreaterThan(before)
  expect(await isFocusInside(page)).toBe(true)
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    expect(await isFocusInside(page)).toBe(true)
  }
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(footerLink(page)).toBeFocused()
  await expect(page).toHaveURL('/de/about-us')
  expect(await page.locator('style').count()).toBe(styles)
  expect(problems).toEqual([])
})

for (const [kind, address] of [
  ['built', '/de/about-us'],
  ['rendered on demand', '/de/support-center/faq?q=Strom'],
  ['sensitive', '/de/contact-us'],
  ['hydrated', '/de/login'],
] as const)
  test(`a selection on a page that is ${kind} is stored and confirmed`, async ({
    page,
    context,
  }) => {
    const problems = collectPageProblems(page)
    await open(page, address)
    await expect(box(page, 'Notwendig')).toBeDisabled()
    await expect(box(page, 'Statistik')).not.toBeChecked()
    await box(page, 'Präferenzen').focus()
    await page.keyboard.press('Space')
    await dialog(page).getByRole('button', { name: 'Auswahl zulassen' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(
      'Ihre Auswahl bleibt 6 Monate gespeichert.',
    )
    await expect(page).toHaveURL(address)
    await expect(page.locator('consent-banner')).toHaveCount(0)
    const kept = (await context.cookies()).find(({ name }) => name === cookies.consent.name)
    expect(kept?.value).toBe('necessary.preference')
    expect(problems).toEqual([])
  })

test('shows the current selection and declines all of it', async ({ page, context }) => {
  await open(page)
  await dialog(page).getByRole('button', { name: 'Alle zulassen' }).click()
  await expect(page.locator('consent-banner')).toHaveCount(0)
  await footerLink(page).click()
  for (const name of ['Präferenzen', 'Statistik', 'Marketing'])
    await expect(box(page, name)).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Nur notwendige' }).click()
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('gespeichert')
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === cookies.consent.name))
    .toMatchObject({ value: 'necessary' })
})

test('closing it stores nothing', async ({ page, context }) => {
  await open(page)
  await box(page, 'Marketing').check()
  await dialog(page).getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(bannerLink(page)).toBeFocused()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(cookies.consent.name)
})

for (const address of ['/de/about-us', '/cn/about-us'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `axe finds no problem in the dialog of ${address} in ${colorScheme}`,
      skipInFirefox('The content process of Firefox 153 crashes in four of ten runs of axe here'),
      async ({ page }) => {
        await page.goto(address)
        await page.locator('consent-banner a[href$="/cookie-settings"]').click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await findAccessibilityViolations(page, colorScheme)).toEqual([])
      },
    )

test('fits a screen of 320 px and has no animation with reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  const sizes = await dialog(page).evaluate((node) => [node.scrollWidth, node.clientWidth])
  expect(sizes[0]).toBe(sizes[1])
  for (const name of ['Nur notwendige', 'Auswahl zulassen', 'Alle zulassen']) {
    const button = dialog(page).getByRole('button', { name })
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  await box(page, 'Marketing').check()
})

test('the link to the settings opens no dialog on the settings page', async ({ page }) => {
  await page.goto('/de/cookie-settings')
  await footerLink(page).click()
  await expect(page).toHaveURL('/de/cookie-settings')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('navigates to the settings page if the dialog cannot be loaded', async ({ page }) => {
  await page.route(/\/openCookieSettings-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/de/about-us')
  await footerLink(page).click()
  await expect(page).toHaveURL('/de/cookie-settings')
  await expect(page.locator('main form input[name=statistics]')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the links lead to the page', async ({ page }) => {
    for (const link of [footerLink, bannerLink]) {
      await page.goto('/de/about-us')
      await link(page).click()
      await expect(page).toHaveURL('/de/cookie-settings')
    }
  })
})
