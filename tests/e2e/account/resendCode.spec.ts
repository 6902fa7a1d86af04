import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'
import {
  requestOneTimeCode,
  readRetryDelay,
  obtainCaptchaTestPass,
  waitForDatabase,
} from '../account.ts'

const hour = 3_600_000
const journeys = [
  { path: '/en/sign-up', purpose: 'sign-up' },
  { path: '/en/retrieve-password', purpose: 'retrieve' },
] as const
type Purpose = (typeof journeys)[number]['purpose']

test.beforeEach(async ({ decideConsent, request }) => {
  await waitForDatabase(request)
  await decideConsent()
})

const newAddress = () => `r${randomUUID()}@example.com`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Types a wrong code; returns the server's retry delay in seconds right before and after it. */
async function typeWrongCode(page: Page, email: string, purpose: Purpose) {
  const passes = [
    await obtainCaptchaTestPass(page.request, 'code'),
    await obtainCaptchaTestPass(page.request, 'code'),
  ] as const
  const most = await readRetryDelay(page.request, email, purpose, passes[0])
  await page.getByLabel('Verification code').fill('000000')
  await button(page, 'Next').click()
  await expect(page.getByRole('alert')).toContainText('code is incorrect.')
  const least = await readRetryDelay(page.request, email, purpose, passes[1])
  return { most, least }
}

for (const { path, purpose } of journeys) {
  test(`${path}: after a wrong code the resend button counts down the delay of the server`, async ({
    page,
  }) => {
    const email = newAddress()
    await page.clock.install()
    await page.goto(path)
    await page.getByLabel('Email address').fill(email)
    await button(page, 'Verify without the puzzle').press('Enter')
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
    await button(page, 'Send code').click()
    await expect(button(page, 'Next')).toBeVisible()
    // The browser's clock is past the delay and stopped: the seconds must come from the server.
    await page.clock.pauseAt(Date.now() + hour)
    await expect(button(page, 'Send another code')).toBeEnabled()

    const { most, least } = await typeWrongCode(page, email, purpose)
    const resend = page.getByRole('button', { name: /^Send again in \d+ s$/ })
    await expect(resend).toBeVisible()
    await expect(resend).toBeDisabled()
    const seconds = Number(/\d+/.exec(await resend.innerText())?.[0])
    expect(seconds).toBeLessThanOrEqual(most)
    expect(seconds).toBeGreaterThanOrEqual(least)
    await page.clock.runFor(1000)
    await expect(resend).toHaveText(`Send again in ${seconds - 1} s`)
    await page.clock.runFor((seconds - 1) * 1000)
    await expect(button(page, 'Send another code')).toBeEnabled()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test(`${path}: after a wrong code the page shows when another one can be requested`, async ({
      page,
    }) => {
      const email = newAddress()
      await requestOneTimeCode(page.request, email, purpose)
      await page.goto(path)
      await page.getByLabel('Email address').fill(email)
      await button(page, 'I already have a code').click()
      const { most, least } = await typeWrongCode(page, email, purpose)
      const pause = page.getByText(/^You can request a new code in \d+ seconds?\.$/)
      await expect(pause).toBeVisible()
      const seconds = Number(/\d+/.exec(await pause.innerText())?.[0])
      expect(seconds).toBeLessThanOrEqual(most)
      expect(seconds).toBeGreaterThanOrEqual(least)
    })
  })
}
