import { expect } from '@playwright/test'
import { cookies } from '#data/consent/cookies.ts'
import { test } from '../../siteTest.ts'
import { listPagesWithOneRecord } from '../pages.ts'

test.use({ javaScriptEnabled: false })

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

test.describe('without script', () => {
  for (const { address } of listPagesWithOneRecord('fr').filter(({ mode }) => mode !== 'app'))
    test(`${address} is readable`, async ({ page }) => {
      await page.goto(address)
      await expect(page.locator('h1')).toBeVisible()
      // No element needs a script to become visible.
      for (const heading of await page.locator('main :is(h2, h3)').all())
        await expect(heading).toBeVisible()
      await expect(page.locator('[data-theme-set]').first()).toBeHidden()
    })

  test('the four operating modes are in order, each with its name and its day', async ({
    page,
  }) => {
    await page.goto('/')
    const island = page.locator('[data-island=OperatingModes]')
    const modes = island.getByRole('group', { name: /\S{3}/ })
    await expect(modes).toHaveCount(4)
    await expect(island.getByRole('tab')).toHaveCount(0)
    await expect(island.getByRole('img', { name: /\S{3}/ })).not.toHaveCount(0)
    for (const mode of await modes.all()) await expect(mode).toBeVisible()
  })

  test('the menu works, also as a drawer on a phone', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/de')
    const drawer = page.locator('header dialog[data-drawer]')
    await expect(drawer).toBeHidden()
    const opener = page.locator(`header a[href="#${await drawer.getAttribute('id')}"]`)
    await opener.click()
    await expect(drawer).toBeVisible()
    await drawer.locator('a[href$="-link"]').click()
    await expect(drawer).toBeHidden()
    await opener.click()
    await drawer.locator('a[href="/de/about-us"]').click()
    await expect(page).toHaveURL('/de/about-us')
  })

  test('the language menu opens this page in the chosen language', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/en/about-us')
    const menu = page.locator('header details:visible', { has: page.locator('[hreflang=de]') })
    await menu.locator('summary').click()
    await menu.locator('a[hreflang=de]').click()
    await expect(page).toHaveURL('/de/about-us')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  for (const choice of ['accept', 'decline'] as const)
    test(`consent: ${choice} is stored, returns to the page and hides the banner`, async ({
      page,
    }) => {
      await page.goto('/en/about-us')
      await page.locator(`button[name=choice][value=${choice}]`).click()
      await expect(page).toHaveURL('/en/about-us')
      await expect(page.locator('button[name=choice]')).toHaveCount(0)
      const stored = (await page.context().cookies()).find(
        ({ name }) => name === cookies.consent.name,
      )
      expect(stored?.value).toBe(
        choice === 'accept' ? 'necessary.preference.statistics.marketing' : 'necessary',
      )
      await page.goto('/en')
      await expect(page.locator('button[name=choice]')).toHaveCount(0)
    })

  test('cookie settings store a selection', async ({ page }) => {
    await page.goto('/en/cookie-settings')
    const form = page.locator('main form')
    await form.locator('input[name=statistics]').check()
    await form.locator('button[value=allow-selection]').click()
    await expect(page).toHaveURL('/en/cookie-settings')
    await expect(page.locator('main input[name=statistics]')).toBeChecked()
    await expect(page.locator('main input[name=marketing]')).not.toBeChecked()
  })

  test('the newsletter form shows an error, keeps the input, then accepts it', async ({
    page,
    decideConsent,
  }) => {
    await decideConsent()
    await page.goto('/de/about-us')
    const wrong = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('footer input[type=email]').evaluate((input: HTMLInputElement) => {
      input.form?.setAttribute('novalidate', '')
    })
    await page.locator('footer input[type=email]').fill('nobody@')
    await page.locator('footer form button').click()
    expect((await wrong).status()).toBe(422)
    await expect(page).toHaveURL('/de/newsletter')

    const email = page.locator('main input[name=email]')
    await expect(email).toHaveValue('nobody@')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    const described = (await email.getAttribute('aria-describedby')) ?? ''
    await expect(page.locator(`#${described.split(' ').at(-1)}`)).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()

    await email.fill('nobody@felcera.example')
    await page.locator('main input[type=checkbox]').first().check()
    const right = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator('main form button[type=submit]').click()
    expect((await right).status()).toBe(303)
    await expect(page).toHaveURL('/de/newsletter')
    await expect(page.getByRole('status')).toBeVisible()
  })

  test('news are filtered and paginated by links', async ({ page }) => {
    await page.goto('/en/explore/news')
    const all = await page.locator('main article, main li a[href*="/explore/news/"]').count()
    await page.locator('main a[href*="topic=product"]').click()
    await expect(page).toHaveURL(/\/en\/explore\/news\?topic=product$/)
    const some = await page.locator('main article, main li a[href*="/explore/news/"]').count()
    expect(some).toBeGreaterThan(0)
    expect(some).toBeLessThan(all)
    await page.goto('/en/explore/news')
    await page.locator('main a[href*="page=2"]').first().click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.locator('main h1')).toBeVisible()
  })

  test('an answer of the FAQ opens', async ({ page }) => {
    await page.goto('/products/three-phase-home-battery-energy-storage-system')
    const row = page.locator('main details').first()
    await expect(row).not.toHaveAttribute('open')
    await row.locator('summary').click()
    await expect(row).toHaveAttribute('open')
  })
})
