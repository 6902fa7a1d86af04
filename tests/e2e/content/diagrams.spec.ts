import { expect } from '@playwright/test'
import { test } from '../../siteTest.ts'

const pages = [
  ['/en/solutions/residential-ess', 'Solar panels feed the power unit'],
  ['/de/solutions/commercial-industrial-ess', 'Ein simulierter Tag eines Betriebs'],
  ['/cn/solutions/utility-ess', '储能集装箱俯视图'],
  ['/en/explore/blog/what-a-virtual-power-plant-does', 'Sequence of one event'],
] as const

for (const [address, description] of pages)
  for (const width of [390, 1440])
    test(`${address} describes its diagram and shows one layout of it at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      const diagram = page.getByRole('img', { name: description })
      await expect(diagram).toBeVisible()
      await expect(diagram.locator('svg:visible')).toHaveCount(1)
      const box = await diagram.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    })

for (const address of ['/en', '/en/platform/ECOS'])
  test(`${address} moves nothing with reduced motion`, async ({ page }) => {
    await page.goto(address)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

test('energy flows along the lines of the operating modes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/en/platform/ECOS')
  const diagram = page.getByRole('img', { name: 'Four operating modes.' })
  const running = await diagram.evaluate(
    (element) => element.getAnimations({ subtree: true }).length,
  )
  expect(running).toBeGreaterThan(0)
})
