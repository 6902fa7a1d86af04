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
