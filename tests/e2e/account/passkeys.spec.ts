import { expect, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { createAccount } from '../account.ts'
import { skipInFirefox } from '../skipInFirefox.ts'
import { findAccessibilityViolations, collectPageProblems } from '../collectPageProblems.ts'

test.beforeEach(async ({ decideConsent }) => {
  await decideConsent()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shown = (page: Page, words: string) => page.getByText(words).filter({ visible: true }).first()

const authenticator = skipInFirefox('Virtual authenticators need the DevTools protocol')

/** Gives the browser of a page an authenticator with a platform key store; returns a function that sets its consent. */
async function virtualAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (isUserVerified: boolean) =>
    client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
}

test(
  'a passkey is added, signs in, confirms a change and is removed',
  authenticator,
  async ({ page }) => {
    const holder = await createAccount(page.request)
    const verifyUser = await virtualAuthenticator(page)
    const problems = collectPageProblems(page)
    await page.goto('/en/personal-center?view=security')
    await page.getByRole('link', { name: 'Manage passkeys' }).click()
    await expect(shown(page, 'No passkey has been added yet.')).toBeVisible()
    expect(await findAccessibilityViolations(page, 'light')).toEqual([])
    await page.getByLabel('Name (optional)').fill('Work laptop')
    await button(page, 'Add a passkey').click()
    await expect(page.locator('main li code')).toHaveCount(10)
    await page.goto('/en/personal-center?view=passkeys')
    await expect(shown(page, 'Work laptop')).toBeVisible()
    await page.getByText('Rename Work laptop').click()
    await page.getByLabel('Name (optional)').first().fill('Phone')
    await button(page, 'Save name').click()
    await expect(page.getByText('Phone', { exact: true }).first()).toBeVisible()
    expect(await findAccessibilityViolations(page, 'dark')).toEqual([])
    // The passkey that the browser suggests for the name is not selected.
    await verifyUser(false)
    await button(page, 'Sign out').click()

    await expect(page).toHaveURL('/en/login')
    await button(page, 'Sign in with a passkey').click()
    await expect(page.getByText('No passkey was used.')).toBeVisible()
    expect(await findAccessibilityViolations(page, 'light')).toEqual([])
    await verifyUser(true)
    await button(page, 'Sign in with a passkey').click()
    await expect(page).toHaveURL('/en/personal-center')
    await page.goto('/en/personal-center?view=confirm&then=passkeys')
    expect(await findAccessibilityViolations(page, 'dark')).toEqual([])
    await button(page, 'Confirm').last().click()
    await expect(page).toHaveURL('/en/personal-center?view=passkeys')
    await button(page, 'Remove Phone').click()
    await expect(shown(page, 'Passkey removed')).toBeVisible()
    expect((await page.request.get('/api/account')).status()).toBe(200)
    expect(holder.email).toContain('@')
    expect(problems).toEqual([])
  },
)

test(
  'a passkey that the browser suggests for the name signs in',
  authenticator,
  async ({ page }) => {
    await createAccount(page.request)
    await virtualAuthenticator(page)
    await page.goto('/en/personal-center?view=passkeys')
    await button(page, 'Add a passkey').click()
    await expect(page.locator('main li code')).toHaveCount(10)
    await page.context().clearCookies({ name: /session|signed-in/ })
    // The authenticator chooses as soon as the page offers it to.
    await page.goto('/en/login?next=%2Fen%2Fpersonal-center%3Fview%3Dpasskeys')
    await expect(page).toHaveURL('/en/personal-center?view=passkeys')
    expect((await page.request.get('/api/account')).status()).toBe(200)
  },
)

test('a passkey is the second step after the password', authenticator, async ({ page }) => {
  const holder = await createAccount(page.request)
  const verifyUser = await virtualAuthenticator(page)
  await page.goto('/de/personal-center?view=passkeys')
  await button(page, 'Passkey hinzufügen').click()
  await expect(page.locator('main li code')).toHaveCount(10)
  // The passkey that the browser suggests for the name is not selected.
  await verifyUser(false)
  await button(page, 'Abmelden').click()
  await page.getByLabel('E-Mail-Adresse oder Benutzername').fill(holder.username)
  await page.getByLabel('Kennwort', { exact: true }).fill(holder.password)
  await page.getByRole('checkbox').first().check()
  await button(page, 'Ohne Puzzle bestätigen').press('Enter')
  await expect(page.getByText('Bestätigt', { exact: true })).toBeVisible()
  await button(page, 'Anmelden').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Geben Sie Ihren Code ein')
  await verifyUser(true)
  await button(page, 'Mit Passkey anmelden').click()
  await expect(page).toHaveURL('/de/personal-center')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing offers a passkey, and the password form stands', async ({ page }) => {
    await page.goto('/en/login')
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await expect(button(page, 'Sign in with a passkey')).toBeHidden()
    await createAccount(page.request)
    await page.goto('/en/personal-center?view=passkeys')
    await expect(shown(page, 'No passkey has been added yet.')).toBeVisible()
    await expect(button(page, 'Add a passkey')).toHaveCount(0)
  })
})
