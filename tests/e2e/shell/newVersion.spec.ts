import { expect } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { installClock } from '../clock.ts'

const pages = { built: '/en/about-us', request: '/en/support-center/downloads', app: '/en/login' }

for (const [mode, address] of Object.entries(pages))
  test(`a ${mode} page offers to reload after its hourly poll finds a new build`, async ({
    page,
    decideConsent,
  }) => {
    await decideConsent()
    await installClock(page)
    await page.goto(address)
    await page.clock.runFor(3000)
    const poll = (time: number) =>
      Promise.all([
        page.waitForResponse(/\/builds\/latest\.json\?_t=\d+$/),
        page.clock.fastForward(time),
      ])
    const offer = page.getByRole('button', { name: 'Reload' })
    await poll(3_600_000)
    await expect(offer).toHaveCount(0)
    await page.route('**/builds/latest.json*', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.clock.fastForward(3_600_000)
    await failed
    await page.unroute('**/builds/latest.json*')

    await page.route('**/builds/latest.json*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), id: 'another' } })
    })
    // The next poll is scheduled when this one has been answered.
    await expect(async () => {
      await page.clock.fastForward(3_600_000)
      await page.clock.runFor(1000)
      await expect(offer).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByText('A new version of this page is ready')).toBeVisible()
    const loaded = page.waitForEvent('load')
    await offer.click()
    await loaded
    await expect(page).toHaveURL(address)
  })
