import { expect, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { createAccount, signIn } from '../account.ts'
import { findAccessibilityViolations, collectPageProblems } from '../collectPageProblems.ts'

test.beforeEach(async ({ decideConsent }) => {
  await decideConsent()
})

const shown = (page: Page, words: string) => page.getByText(words).filter({ visible: true }).first()

test('ends all other sessions, and shows a notice where one of them is used next', async ({
  page,
  browser,
  baseURL,
}) => {
  const holder = await createAccount(page.request)
  const problems = collectPageProblems(page)
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  await signIn(elsewhere.request, holder)
  const other = await elsewhere.newPage()
  await other.goto('/en/personal-center')
  await page.goto('/en/personal-center?view=security')
  expect(await findAccessibilityViolations(page, 'light')).toEqual([])
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(shown(page, 'You are signed out on all other devices')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0)
  expect(problems).toEqual([])
  await other.reload()
  await expect(other).toHaveURL('/en/login?next=%2Fen%2Fpersonal-center')
  await expect(shown(other, 'Your session has ended. Please sign in again.')).toBeVisible()
  await other.reload()
  await expect(other.getByText('Your session has ended')).toHaveCount(0)
  await elsewhere.close()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('ends all other sessions and clears the cache at sign-out', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const holder = await createAccount(page.request)
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await signIn(elsewhere, holder)
    await page.goto('/de/personal-center?view=security')
    await page.getByRole('button', { name: 'Alle anderen Geräte abmelden' }).click()
    await expect(shown(page, 'Sie sind auf allen anderen Geräten abgemeldet')).toBeVisible()
    expect((await elsewhere.get('/api/session')).status()).toBe(401)
    await elsewhere.dispose()
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Abmelden', exact: true }).click(),
    ])
    expect(await answer.headerValue('clear-site-data')).toBe('"cache"')
    await expect(shown(page, 'Erfolgreich abgemeldet')).toBeVisible()
  })
})
