import { expect } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { skipInFirefox, skipRestoredPagesInFirefox } from '../skipInFirefox.ts'
import { findAccessibilityViolations, collectPageProblems } from '../collectPageProblems.ts'

const phone = { width: 390, height: 844 }
const home = 'three-phase-home-battery-energy-storage-system'
const inverters = 'three-phase-hybrid-inverter,single-phase-hybrid-inverter'

test.describe('the day of an operating mode', () => {
  test(
    'plays on request while it is visible and stops when paused',
    skipInFirefox('The driver of Firefox does not emulate the preference for motion'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto('/en/solutions/residential-ess')
      const island = page.locator('[data-island=OperatingModes]')
      await island.scrollIntoViewIfNeeded()
      await expect(island).toHaveAttribute('data-hydrated')
      const panel = island.getByRole('tabpanel')
      const time = panel.getByRole('slider', { name: 'Time of day' })
      const start = await time.inputValue()
      await panel.getByRole('button', { name: 'Play the day' }).click()
      await expect(time).not.toHaveValue(start)
      await panel.getByRole('button', { name: 'Pause' }).click()
      await expect(panel.getByRole('button', { name: 'Play the day' })).toBeVisible()
      await expect(panel.locator('[data-playing]')).toHaveCount(0)
      // The running transition ends; no animation follows it.
      const moving = () =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        )
      await expect.poll(moving).toBe(0)
    },
  )

  test('does not play with reduced motion and is operated by keyboard', async ({ page }) => {
    const problems = collectPageProblems(page)
    await page.goto('/en/solutions/residential-ess')
    const island = page.locator('[data-island=OperatingModes]')
    await island.scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute('data-hydrated')
    await expect(island.locator('[data-playing]')).toHaveCount(0)
    const time = island.getByRole('tabpanel').getByRole('slider')
    await time.focus()
    await page.keyboard.press('Home')
    await expect(time).toHaveAttribute('aria-valuetext', /^00:00, Solar 0\.0 kW, House 0\.5 kW/)
    await page.keyboard.press('ArrowRight')
    await expect(time).toHaveValue('1')
    await island.getByRole('tab', { name: 'Backup' }).click()
    await expect(time).toHaveValue('1')
    expect(problems).toEqual([])
  })

  test('can be read hour by hour on a phone, in both colour modes', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/de/solutions/residential-ess')
    const island = page.locator('[data-island=OperatingModes]')
    await island.scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute('data-hydrated')
    await island.getByRole('tabpanel').locator('summary').click()
    const row = island.getByRole('tabpanel').getByRole('row', { name: /^19:00/ })
    await expect(row).toContainText('2,8')
    expect(await findAccessibilityViolations(page, 'light')).toEqual([])
    expect(await findAccessibilityViolations(page, 'dark')).toEqual([])
  })
})

test.describe('the configurator', () => {
  test(
    'applies a choice at once, keeps it over a reload and in the history',
    skipRestoredPagesInFirefox,
    async ({ page }) => {
      const problems = collectPageProblems(page)
      await page.goto('/en/products')
      await page.goto('/en/products/configurator')
      const island = page.locator('[data-island=Configurator]')
      await island.hover()
      await expect(island).toHaveAttribute('data-hydrated')
      await expect(island.getByRole('button', { name: 'Show the selected size' })).toBeHidden()
      await island.getByRole('radio', { name: '6' }).press('Space')
      await island.getByRole('radio', { name: '3' }).last().focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await island.getByRole('radio', { name: 'Garage' }).press('Space')
      await expect(page).toHaveURL('/en/products/configurator?modules=6&stacks=5&place=garage')
      await expect(island).toContainText('149.76')
      await page.reload()
      await expect(island).toContainText('149.76')
      const drawing = island.getByRole('img', { name: /5 towers with 6 modules each/ })
      await expect(drawing).toContainText('2,156')
      await expect(drawing).toContainText('4,500')
      await expect(island.getByRole('img', { name: /garage wall/ })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/en/products')
      expect(problems).toEqual([])
    },
  )

  test('prefills an enquiry with product and size, and ignores unknown values', async ({
    page,
  }) => {
    const configurator = '/en/products/configurator?modules=3&stacks=2&place=utility-room'
    await page.goto(configurator)
    await page.getByRole('link', { name: 'Request a quote for this size' }).click()
    await expect(page).toHaveURL(
      `/en/contact-us?product=${home}&function=1&configuration=3x2&place=utility-room#form`,
    )
    const product = page.getByLabel('Product (optional)')
    await expect(product).toHaveValue(
      'Three-phase home battery storage system, 2 towers of 3 modules',
    )
    const drawing = page.getByRole('img', { name: /2 towers with 3 modules each/ })
    await expect(drawing).toContainText('1,283')
    await expect(page.getByRole('img', { name: /wall of a utility room/ })).toBeVisible()
    // The size is sent beside the words, so that changing these does not lose it.
    await expect(page.getByLabel('Your question')).toHaveValue(
      'Please send me a quote for this system.',
    )
    const form = page.locator('form[data-form=contact]')
    await expect(form.locator('[name=configuration]')).toHaveValue('3x2')
    await expect(form.locator('[name=place]')).toHaveValue('utility-room')
    await page.goto('/en/contact-us?product=nobody,constructor&configuration=9x9')
    // Without a known product it is a general enquiry, which has no product.
    await expect(product).toBeHidden()
    await page.goto(`/en/contact-us?product=${home}&configuration=9x9`)
    await expect(product).toHaveValue('Three-phase home battery storage system')
    await expect(drawing).toHaveCount(0)
    await expect(form.locator('[name=configuration]')).toHaveCount(0)
    await expect(page.getByLabel('Your question')).toHaveValue('')
  })

  test('fits a phone in both colour modes', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/de/products/configurator?modules=6&stacks=5')
    expect(await findAccessibilityViolations(page, 'light')).toEqual([])
    expect(await findAccessibilityViolations(page, 'dark')).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(phone.width)
  })
})

test.describe('the comparison', () => {
  test(
    'shows only differences on request, and Back shows all rows',
    skipRestoredPagesInFirefox,
    async ({ page }) => {
      await page.goto(`/en/products/compare?ids=${inverters}`)
      const rows = page.locator('main tbody tr')
      const all = await rows.count()
      await page.getByRole('link', { name: 'Differences only' }).click()
      await expect(page).toHaveURL(`/en/products/compare?ids=${inverters}&only=differences`)
      expect(await rows.count()).toBeLessThan(all)
      await page.goBack()
      await expect(rows).toHaveCount(all)
      await page.getByRole('link', { name: 'Ask about these products' }).click()
      await expect(page.getByLabel('Product (optional)')).toHaveValue(
        'Three-phase hybrid inverter · Single-phase hybrid inverter',
      )
    },
  )

  test('scrolls by keyboard on a phone with a fixed head and first column', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`/de/products/compare?ids=${inverters}`)
    const region = page.getByRole('region', { name: 'Technische Daten nebeneinander' })
    await region.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    const head = region.getByRole('columnheader').first()
    await expect(head).toBeInViewport()
    await expect(region.getByRole('columnheader').last()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
    expect(await findAccessibilityViolations(page, 'light')).toEqual([])
    expect(await findAccessibilityViolations(page, 'dark')).toEqual([])
  })

  test('shows a note if the address contains products that cannot be compared', async ({
    page,
  }) => {
    const known = `/en/products/compare?ids=${inverters}`
    const note = page.getByText('an item that cannot be compared')
    await page.goto(known)
    await expect(note).toHaveCount(0)
    await page.goto(`${known},smart-plug,constructor`)
    await expect(note).toBeVisible()
    await expect(page.locator('main thead th')).toHaveCount(3)
    await page.goto('/en/products/compare?ids=utility-container,data-logger-lan')
    await expect(page.getByText('You have chosen one product.')).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the days are readable without play controls', async ({ page }) => {
    await page.goto('/en/solutions/residential-ess')
    const island = page.locator('[data-island=OperatingModes]')
    await expect(island.getByRole('slider')).toHaveCount(0)
    await expect(island.getByRole('button', { name: 'Play the day' })).toHaveCount(0)
    const days = island.locator('details')
    await expect(days).toHaveCount(4)
    await days.last().locator('summary').click()
    await expect(days.last().getByRole('row', { name: /^18:00/ })).toContainText('5.2')
  })

  test('the configurator is a form', async ({ page }) => {
    await page.goto('/en/products/configurator')
    await page.getByRole('radio', { name: '2' }).first().press('Space')
    await page.getByRole('radio', { name: 'Garage' }).press('Space')
    await page.getByRole('button', { name: 'Show the selected size' }).click()
    await expect(page).toHaveURL('/en/products/configurator?modules=2&stacks=1&place=garage')
    await expect(page.locator('main')).toContainText('1 × 2 × 4.99')
    await expect(page.getByRole('img', { name: /1 tower with 2 modules/ })).toContainText('992')
    await expect(page.getByRole('img', { name: /garage wall/ })).toBeVisible()
  })

  test('products are selected for comparison by a form, from the list and from a product page', async ({
    page,
  }) => {
    await page.goto('/en/products')
    await page.getByRole('link', { name: 'Compare products' }).first().click()
    await page.getByLabel('Three-phase hybrid inverter').check()
    await page.getByLabel('Single-phase hybrid inverter').check()
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page).toHaveURL(
      '/en/products/compare?ids=three-phase-hybrid-inverter&ids=single-phase-hybrid-inverter',
    )
    await expect(page.locator('main thead th')).toHaveCount(3)
    await page.goto('/en/products/data-logger-lan')
    await page.getByRole('link', { name: 'Compare with other products' }).click()
    await expect(page.getByLabel('LAN data logger')).toBeChecked()
  })
})
