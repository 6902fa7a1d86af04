import { expect } from '@playwright/test'
import { test } from '../../siteTest.ts'

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1280, 720],
] as const)
  test(`at ${width} px the consent banner leaves the page usable and offers equal buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/de/about-us')
    const size = async (choice: string) =>
      page.locator(`button[name=choice][value=${choice}]`).boundingBox()
    const [accept, decline] = [await size('accept'), await size('decline')]
    expect(accept?.height).toBe(decline?.height)
    expect(Math.abs((accept?.width ?? 0) - (decline?.width ?? 0))).toBeLessThan(40)
    // The end of the page is usable without a decision.
    for (const end of [
      page.locator('footer form button'),
      page.locator('footer a').last(),
      page.locator('footer a').first(),
    ])
      await end.click({ trial: true })
  })

test('a decision in one language holds in the others', async ({ page }) => {
  await page.goto('/de/about-us')
  await page.locator('button[name=choice][value=decline]').click()
  await expect(page).toHaveURL('/de/about-us')
  for (const address of ['/de', '/cn/about-us', '/explore/news']) {
    await page.goto(address)
    await expect(page.locator('button[name=choice]')).toHaveCount(0)
  }
})

test('a consent choice is confirmed in a toast', async ({ page }) => {
  await page.goto('/de/cookie-settings')
  await page.locator('main button[value=decline]').click()
  const toasts = page.getByRole('region', { name: 'Meldungen' })
  await expect(toasts).toContainText('Ihre Auswahl bleibt 6 Monate gespeichert.')
  await page.keyboard.press('Escape')
  await expect(toasts).toHaveText('')
})

test('the toast of a flash message disappears after the default 3 seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en/cookie-settings')
  await page.locator('main button[value=decline]').click()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts).toContainText('6 months')
  await page.clock.fastForward(3000)
  await expect(toasts).toHaveText('')
})
