import { expect, type Page } from '@playwright/test'
import { createAuthenticatorApp } from '../../server/authenticatorApp.ts'
import { test } from '../../siteTest.ts'
import { createAccount, obtainCaptchaTestPass } from '../account.ts'
import { findAccessibilityViolations, collectPageProblems } from '../collectPageProblems.ts'

test.beforeEach(async ({ decideConsent }) => {
  await decideConsent()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shown = (page: Page, words: string) => page.getByText(words).filter({ visible: true }).first()
const secretIn = async (page: Page) =>
  ((await page.locator('main dd code').first().textContent()) ?? '').replaceAll(' ', '')

test('is set up by an app and asked for at the next sign-in', async ({ page }) => {
  const holder = await createAccount(page.request)
  const problems = collectPageProblems(page)
  await page.goto('/en/personal-center?view=security')
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click()
  expect(await findAccessibilityViolations(page, 'light')).toEqual([])
  await button(page, 'Set up an authenticator app').click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dark')).toEqual([])
  const secret = await secretIn(page)
  const codeOf = createAuthenticatorApp(secret)
  await page.getByLabel('Code from the app').fill('12345')
  await button(page, 'Switch on').click()
  await expect(page.locator('#code-error')).toContainText('This code is not valid')
  expect(await secretIn(page)).toBe(secret)
  await page.getByLabel('Code from the app').fill(codeOf())
  await button(page, 'Switch on').click()
  await expect(shown(page, 'Keep these codes in a safe place')).toBeVisible()
  await expect(page.locator('main li code')).toHaveCount(10)
  expect(await findAccessibilityViolations(page, 'light')).toEqual([])
  const [recovery = ''] = await page.locator('main li code').allTextContents()
  await page.goto('/en/personal-center?view=second-factor')
  await expect(shown(page, '10 codes are left.')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dark')).toEqual([])
  await button(page, 'Sign out').click()
  await expect(page).toHaveURL('/en/login')

  await page.getByLabel('Email address or username').fill(holder.username)
  await page.getByLabel('Password', { exact: true }).fill(holder.password)
  await page.getByRole('checkbox').first().check()
  await button(page, 'Verify without the puzzle').press('Enter')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await button(page, 'Sign in').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Enter your code')
  expect(await findAccessibilityViolations(page, 'light')).toEqual([])
  await page.getByLabel('Code from the authenticator app').fill('12345')
  await button(page, 'Sign in').click()
  await expect(page.locator('#code-error')).toContainText('This code is not valid')
  await page.getByLabel('Code from the authenticator app').fill(recovery)
  await button(page, 'Sign in').click()
  await expect(page).toHaveURL('/en/personal-center')
  await page.goto('/en/personal-center?view=confirm&then=second-factor')
  expect(await findAccessibilityViolations(page, 'dark')).toEqual([])
  await expect(page.getByLabel('Current password')).toBeHidden()
  await page.getByLabel('Code from the authenticator app').fill(codeOf())
  await button(page, 'Confirm').first().click()
  await expect(page).toHaveURL('/en/personal-center?view=second-factor')
  await button(page, 'Remove the authenticator app').click()
  await expect(shown(page, 'The authenticator app has been removed')).toBeVisible()
  expect(
    problems.filter((problem) => !/^422: |Failed to load resource|request error/.test(problem)),
  ).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('is set up and asked for in German on a phone', async ({ page }) => {
    const holder = await createAccount(page.request)
    await page.goto('/de/personal-center?view=second-factor')
    await button(page, 'Authentifizierungs-App einrichten').click()
    const codeOf = createAuthenticatorApp(await secretIn(page))
    await page.getByLabel('Code der App').fill(codeOf())
    await button(page, 'Zweiten Faktor einschalten').click()
    await expect(page.locator('main li code')).toHaveCount(10)
    expect((await page.locator('main').boundingBox())?.width).toBeLessThanOrEqual(390)
    await button(page, 'Abmelden').click()
    const send = (fields: Readonly<Record<string, string>>) =>
      page.request.post('/de/login', {
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        form: { ...fields },
        maxRedirects: 0,
      })
    const pass = await obtainCaptchaTestPass(page.request)
    const { username: identifier, password } = holder
    const first = await (await send({ identifier, password, agreement: 'on', pass })).text()
    const [, challenge = ''] = /name="challenge" value="([^"]+)"/.exec(first) ?? []
    expect((await page.request.get('/api/session')).status()).toBe(401)
    const second = await send({ step: 'second', challenge, code: codeOf() })
    expect([second.status(), second.headers()['location']]).toEqual([303, '/de/personal-center'])
    await page.goto('/de/personal-center')
    await expect(page).toHaveURL('/de/personal-center')
  })
})
