import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { readMailedCode, createAccount } from '../account.ts'
import { findAccessibilityViolations, collectPageProblems } from '../collectPageProblems.ts'

test.beforeEach(async ({ decideConsent }) => {
  await decideConsent()
})

/** Filters out the messages of expected 4xx responses. */
const unexpected = (problems: readonly string[]) =>
  problems.filter((problem) => !/^4\d\d: |Failed to load resource|request error/.test(problem))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Solves the captcha by proof of work with the keyboard and keeps the focus there. */
async function verify(page: Page, words = ['Verify without the puzzle', 'Verified']) {
  const [ask = '', done = ''] = words
  await button(page, ask).press('Enter')
  await expect(page.getByText(done, { exact: true })).toBeVisible()
}

test('signs up by keyboard only', async ({ page }) => {
  const username = `k${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const email = `${username}@example.com`
  const problems = collectPageProblems(page)
  await page.goto('/en/sign-up')
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus()
    await page.keyboard.type(text)
  }
  // A wrong position gives a new puzzle, which gets the focus.
  const slider = page.getByRole('slider', { name: 'Drag the bottom slider to complete the puzzle' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Verification failure')).toBeVisible()
  await expect(slider).toBeFocused()
  await type('Email address', email)
  // Form values survive a reload; the captcha is new.
  await page.reload()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  expect(await findAccessibilityViolations(page, 'light')).toEqual([])
  await verify(page)
  await button(page, 'Send code').press('Enter')
  await expect(page.getByText(`We have sent a 6-digit code to ${email}.`)).toBeVisible()
  await type('Verification code', '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('code is incorrect.')
  await page.getByRole('alert').getByRole('link').press('Enter')
  await expect(page.getByLabel('Verification code')).toBeFocused()
  await page.getByLabel('Verification code').fill(await readMailedCode(email))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Step 3 of 3: Account')).toBeAttached()
  expect(await findAccessibilityViolations(page, 'dark')).toEqual([])
  await type('Username', username)
  await type('Password', 'Grün-7kabel')
  await type('Repeat password', 'Grün-7kabe')
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  for (const said of ['entered passwords differ', 'Country or region required', 'check the box'])
    await expect(summary).toContainText(said)
  await page.getByLabel('Repeat password').fill('Grün-7kabel')
  await page.getByLabel('Country or region', { exact: true }).focus()
  await page.keyboard.type('Germany')
  await page.getByRole('checkbox').press('Space')
  await button(page, 'Sign up').press('Enter')
  await expect(page).toHaveURL(/\/en\/personal-center$/)
  await expect(page.getByText('sign up success!').filter({ visible: true })).toHaveCount(1)
  expect(unexpected(problems)).toEqual([])
})

test('resets a forgotten password, and only the new one signs in', async ({ page, context }) => {
  const { email, username, code } = await createAccount(page.request)
  await context.clearCookies({ name: '__Host-session' })
  const problems = collectPageProblems(page)
  await page.goto('/de/retrieve-password')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await verify(page, ['Ohne Puzzle bestätigen', 'Bestätigt'])
  await button(page, 'Code senden').click()
  await page.getByLabel('Bestätigungscode').fill(await readMailedCode(email, code))
  await button(page, 'Weiter').click()
  await page.getByLabel('Neues Kennwort').fill('Blau-8kabel')
  await page.getByLabel('Kennwort wiederholen').fill('Blau-8kabel')
  await button(page, 'Neues Kennwort festlegen').click()
  await expect(page.getByText('Kennwort erfolgreich zurückgesetzt!')).toBeVisible()
  await button(page, 'Hier bleiben').click()
  await page.getByRole('link', { name: 'Jetzt anmelden' }).click()
  await expect(page).toHaveURL(/\/de\/login$/)

  await page.goto('/de/login?next=%2Fde%2Fpersonal-center%3Fview%3Dsecurity')
  const send = async (password: string) => {
    await page.getByLabel('Kennwort', { exact: true }).fill(password)
    await verify(page, ['Ohne Puzzle bestätigen', 'Bestätigt'])
    await button(page, 'Anmelden').click()
  }
  await page.getByLabel('E-Mail-Adresse oder Benutzername').fill(username)
  await page.getByRole('checkbox').first().check()
  await send('Grün-7kabel')
  await expect(page.getByRole('alert')).toHaveText('Benutzername oder Kennwort ist falsch.')
  await expect(page.getByLabel('E-Mail-Adresse oder Benutzername')).toHaveValue(username)
  // A rejected form has used up its captcha.
  await expect(page.getByRole('slider')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'light')).toEqual([])
  await send('Blau-8kabel')
  await expect(page).toHaveURL(/\/de\/personal-center\?view=security$/)
  await page.goto('/de/login')
  await expect(page).toHaveURL(/\/de\/personal-center$/)
  expect(unexpected(problems)).toEqual([])
})

test('a network error keeps the form values and shows advice', async ({ page }) => {
  await page.goto('/en/login')
  await page.getByLabel('Email address or username').fill('somebody')
  await page.getByLabel('Password', { exact: true }).fill('Grün-7kabel')
  await page.getByRole('checkbox').first().check()
  await verify(page)
  await page.route('**/login.data*', (route) => route.abort('internetdisconnected'))
  await button(page, 'Sign in').dblclick()
  await expect(page.locator('[data-answer]')).toContainText('cannot be reached')
  await expect(page.getByLabel('Email address or username')).toHaveValue('somebody')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the picture submits the form and shows an error for a wrong position', async ({ page }) => {
    await page.goto('/cn/sign-up')
    await page.getByLabel('邮箱').fill('ada@example.com')
    await page.locator('input[type=image]').click({ position: { x: 20, y: 20 } })
    await expect(page.getByRole('alert')).toContainText('验证失败')
    await expect(page.locator('[name=email]').first()).toHaveValue('ada@example.com')
    await expect(page.locator('input[type=image]')).toBeVisible()
  })
})
