import { expect } from '@playwright/test'
import { test } from '../siteTest.ts'

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1280, 720],
] as const)
  test(`at ${width} px the question hides nothing for good and both answers are equal`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/de/about-us')
    const size = async (choice: string) =>
      page.locator(`button[name=choice][value=${choice}]`).boundingBox()
    const [accept, decline] = [await size('accept'), await size('decline')]
    expect(accept?.height).toBe(decline?.height)
    expect(Math.abs((accept?.width ?? 0) - (decline?.width ?? 0))).toBeLessThan(40)
    // Whoever does not answer can still use the end of the page.
    for (const end of [
      page.locator('footer form button'),
      page.locator('footer a').last(),
      page.locator('footer a').first(),
    ])
      await end.click({ trial: true, timeout: 3000 })
  })

test('who was asked in one language is not asked in another', async ({ page }) => {
  await page.goto('/de/about-us')
  await page.locator('button[name=choice][value=decline]').click()
  await expect(page).toHaveURL('/de/about-us')
  for (const address of ['/de', '/cn/about-us', '/explore/news']) {
    await page.goto(address)
    await expect(page.locator('button[name=choice]')).toHaveCount(0)
  }
})

test('a choice of cookies is confirmed in a toast', async ({ page }) => {
  await page.goto('/de/cookie-settings')
  await page.locator('main button[value=decline]').click()
  const toasts = page.getByRole('region', { name: 'Meldungen' })
  await expect(toasts).toContainText('Ihre Auswahl ist 6 Monate gespeichert.')
  await page.keyboard.press('Escape')
  await expect(toasts).toHaveText('')
})
