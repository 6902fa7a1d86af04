import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { readMailedCode, createAccount, signIn } from '../account.ts'
import { findAccessibilityViolations, collectPageProblems } from '../collectPageProblems.ts'

const center = '/en/personal-center'

test.beforeEach(async ({ decideConsent }) => {
  await decideConsent()
})

/** Locates a message in a toast, or in the page without script. */
const message = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('changes profile and password, ends another session, downloads the data', async ({
  page,
  browser,
  baseURL,
}) => {
  const holder = await createAccount(page.request)
  const problems = collectPageProblems(page)
  await page.goto(center)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello, Ada.')
  await page.getByLabel('Nickname').fill('Countess')
  await button(page, 'Save changes').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello, Countess.')
  await expect(message(page, 'Your changes are saved')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'light')).toEqual([])
  expect(problems).toEqual([])

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  await signIn(elsewhere.request, holder)
  await page.goto(`${center}?view=security`)
  expect(await findAccessibilityViolations(page, 'dark')).toEqual([])
  await button(page, 'Change password').click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('Current password').fill('Wrong-7kabel')
  await page.getByLabel('New password', { exact: true }).fill('Neu-7kabel-x')
  await page.getByLabel('Repeat password').fill('Neu-7kabel-x')
  await button(page, 'Change password').click()
  await expect(page.locator('#current-error')).toContainText('The current password is incorrect')
  await page.getByLabel('Current password').fill(holder.password)
  await page.getByLabel('New password', { exact: true }).fill('Neu-7kabel-x')
  await page.getByLabel('Repeat password').fill('Neu-7kabel-x')
  await button(page, 'Change password').click()
  await expect(message(page, 'Your changes are saved')).toBeVisible()
  expect((await elsewhere.request.get('/api/session')).status()).toBe(401)

  await signIn(elsewhere.request, { ...holder, password: 'Neu-7kabel-x' })
  await page.reload()
  await page.getByRole('button', { name: /^Sign out (Chrome|Firefox)/ }).click()
  await expect(message(page, 'The session has ended')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign out (Chrome|Firefox)/ })).toHaveCount(0)
  await elsewhere.close()

  await page.goto(`${center}?view=data`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download your data').click(),
  ])
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(file.data.profile).toMatchObject({ nickname: 'Countess', email: holder.email })
})

/** Presses Tab until a button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = button(page, name)
  for (let step = 0; step < 40; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

test('an account is deleted by keyboard only', async ({ page }) => {
  const { email, code } = await createAccount(page.request)
  await page.goto(`${center}?view=deletion`)
  await tabTo(page, 'Verify without the puzzle')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Verified', { exact: true }).first()).toBeVisible()
  await tabTo(page, 'Send code')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Verification code')).toBeVisible()
  await page.getByLabel('Verification code').focus()
  await page.keyboard.type(await readMailedCode(email, code))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/login$/)
  await expect(message(page, /Sign in within 14\sdays to keep it/)).toBeVisible()
  await page.goto(center)
  await expect(page).toHaveURL('/en/login?next=%2Fen%2Fpersonal-center')
})

test('form values survive the end of the session', async ({ page, context }) => {
  const holder = await createAccount(page.request)
  await page.goto(center)
  const kept = (await context.cookies()).filter(({ name }) => !/session|signed-in/.test(name))
  await context.clearCookies()
  await context.addCookies(kept)
  await page.getByLabel('Nickname').fill('Countess')
  await button(page, 'Save changes').click()
  await expect(page).toHaveURL('/en/login?next=%2Fen%2Fpersonal-center')
  await signIn(page.request, holder)
  await page.reload()
  await expect(page).toHaveURL(center)
  await expect(page.getByLabel('Nickname')).toHaveValue('Countess')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('is complete in German on a phone', async ({ page }) => {
    await createAccount(page.request)
    await page.goto('/de/personal-center')
    await page.getByLabel('Anzeigename').fill('Gräfin')
    await button(page, 'Änderungen speichern').click()
    await expect(page.getByText('Ihre Änderungen sind gespeichert')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten Tag, Gräfin.')
    for (const view of [
      'security',
      'email',
      'phone',
      'enquiries',
      'open-api',
      'data',
      'deletion',
    ]) {
      await page.goto(`/de/personal-center?view=${view}`)
      expect((await page.locator('main').boundingBox())?.width, view).toBeLessThanOrEqual(390)
    }
    await button(page, 'Abmelden').click()
    await expect(page.getByText('Erfolgreich abgemeldet')).toBeVisible()
    await page.goto('/de/personal-center')
    await expect(page).toHaveURL('/de/login?next=%2Fde%2Fpersonal-center')
  })
})
