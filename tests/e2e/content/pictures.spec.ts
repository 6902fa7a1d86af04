import { expect } from '@playwright/test'
import { test } from '../../siteTest.ts'

const homeSystem = '/en/products/three-phase-home-battery-energy-storage-system'

for (const [colorScheme, expected] of [
  ['light', 'battery'],
  ['dark', 'battery-dark'],
] as const)
  test(`loads only the ${colorScheme} picture of a product, eagerly`, async ({ page }) => {
    const loaded = new Set<string>()
    page.on('request', (request) => {
      const name = /\/pictures\/(battery|battery-dark)-\d+\./.exec(request.url())?.[1]
      if (name !== undefined) loaded.add(name)
    })
    await page.emulateMedia({ colorScheme })
    await page.goto(homeSystem)
    const shown = page.locator('main img:visible').first()
    await expect(shown).toHaveJSProperty('complete', true)
    expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
      `/pictures/${expected}-`,
    )
    expect(await shown.getAttribute('loading')).toBeNull()
    expect([...loaded]).toEqual([expected])
  })

test('shows the picture of the colour mode that a visitor has chosen against the system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(homeSystem)
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  const shown = page.locator('main img:visible').first()
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/pictures/battery-dark-')
})

for (const width of [390, 1440])
  test(`no opaque picture of a tile lies over its words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const address of ['/de/solutions/commercial-industrial-ess', homeSystem]) {
      await page.goto(address)
      const covered = await page.locator('main article').evaluateAll((tiles) =>
        tiles.flatMap((tile) => {
          const words = tile.querySelector(':scope > div:has(h3)')?.getBoundingClientRect()
          return [...tile.querySelectorAll('img')]
            .filter((image) => {
              const { top, bottom, left, right } = image.getBoundingClientRect()
              const isOpaque = !getComputedStyle(image).backgroundColor.endsWith(', 0)')
              return (
                words &&
                isOpaque &&
                top < words.bottom &&
                bottom > words.top &&
                left < words.right &&
                right > words.left
              )
            })
            .map((image) => image.alt)
        }),
      )
      expect(covered, address).toEqual([])
    }
  })
