import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { serializeConsent, cookies } from '#data/consent/cookies.ts'
import { test } from '../../siteTest.ts'
import { readMailedCode, createAccount, waitForDatabase } from '../account.ts'
import { recordClientRequests } from '../clientRequests.ts'
import { installClock } from '../clock.ts'
import { listPagesWithOneRecord } from '../pages.ts'
import { waitForEnhancedForm } from '../waitForEnhancedForm.ts'

test.beforeEach(async ({ context, origin }) => {
  const value = serializeConsent(['statistics'])
  await context.addCookies([{ name: cookies.consent.name, value, url: origin }])
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Simulates a switch to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

async function verify(page: Page, ask = 'Verify without the puzzle', done = 'Verified') {
  await button(page, ask).click()
  await expect(page.getByText(done, { exact: true }).first()).toBeVisible()
}

test('every page: islands, visits, error reports, the poll for a new build', async ({ page }) => {
  await installClock(page)
  const requests = recordClientRequests(page)
  for (const { address } of listPagesWithOneRecord('en')) {
    await page.goto(address)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    // Idle callbacks run, then the hour of the poll passes.
    await page.clock.runFor(3000)
    const polled = page.waitForResponse(/\/builds\/latest\.json/)
    await page.clock.fastForward('01:00:00')
    await polled
    const visitReport = page.waitForRequest(/\/api\/visits/)
    await hide(page)
    await visitReport
  }
  const reported = page.waitForRequest(/\/api\/client-errors/)
  await page.evaluate(() => void Promise.reject(new Error('of this test')))
  await reported
  expect([...requests.sent].toSorted()).toEqual([
    'GET /builds/latest.json',
    'GET /consent.json',
    // Its captcha expires while a page stays open.
    'POST /api/captchas',
    'POST /api/client-errors',
    // The sign-in page suggests passkeys.
    'POST /api/session/passkey/options',
    'POST /api/visits',
  ])
  expect(requests.wrong).toEqual([])
})

test('content screens: search, filters, configurator, contact, newsletter', async ({ page }) => {
  await waitForDatabase(page.request)
  const requests = recordClientRequests(page)
  await page.goto('/en')
  await page.keyboard.press('Control+k')
  await page.locator('dialog[data-search-dialog] input').fill('battery')
  await expect(page.locator('dialog[data-search-dialog]').getByRole('option').first()).toBeVisible()

  await page.goto('/en/support-center/downloads')
  await page.locator('[data-live-form] summary').first().click()
  await page.locator('[data-live-form] input[type=checkbox]').first().click()
  await expect(page).toHaveURL(/downloads\?/)
  await expect(page.locator('a[href*="switchLang="]').first()).not.toHaveAttribute('href', /_t=/)

  await page.goto('/en/products/configurator')
  // The first touch hydrates it.
  const choice = page.locator('[data-island=Configurator]')
  await choice.locator('input[name=stacks]').first().focus()
  await expect(choice).toHaveAttribute('data-hydrated')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/[?&]stacks=\d/)
  await page.getByRole('link', { name: 'Request a quote for this size' }).click()
  await expect(page).toHaveURL(/\/en\/contact-us\?.*#form$/)
  const fields = { name: 'Ada', email: 'ada@example.com', telephone: '1', company: 'c' }
  for (const [name, value] of Object.entries(fields))
    await page.locator(`main form [name=${name}]`).fill(value)
  await page.locator('main form [name=message]').fill(`Does it fit? ${randomUUID()}`)
  await page.locator('main form [name=country]').first().selectOption('DE')
  await waitForEnhancedForm(page)
  await button(page, 'Send question').click()
  await expect(page).toHaveURL(/\?sent=FE-/)

  await page.goto('/en/newsletter')
  await page.locator('main form [name=email]').fill(`n${randomUUID()}@example.com`)
  await page.locator('main form [name=consent]').check()
  await waitForEnhancedForm(page)
  await page.locator('main form button[type=submit]').click()
  // The script navigates after the answer, which would interrupt a navigation of this test.
  await expect(page.locator('[data-form-sent]')).toBeVisible()

  await page.goto('/en/cookie-settings')
  await button(page, 'Allow selection').click()

  expect([...requests.sent]).toEqual(
    expect.arrayContaining([
      'GET /en/search/index.json',
      'GET /en/support-center/downloads',
      'POST /en/contact-us',
      'POST /en/newsletter',
    ]),
  )
  expect(requests.wrong).toEqual([])
})

test('account screens: sign-up, sign-in, password retrieval, personal center', async ({ page }) => {
  await waitForDatabase(page.request)
  const requests = recordClientRequests(page)
  const email = `r${randomUUID()}@example.com`
  await page.goto('/en/sign-up')
  await page.getByLabel('Email address').fill(email)
  await verify(page)
  await button(page, 'Send code').click()
  await page.getByLabel('Verification code').fill(await readMailedCode(email))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Step 3 of 3: Account')).toBeAttached()

  await page.goto('/en/retrieve-password')
  await page.getByLabel('Email address').fill(email)
  await verify(page)
  await button(page, 'Send code').click()
  await expect(page.getByLabel('Verification code')).toBeVisible()

  for (const by of ['', '?by=phone']) {
    await page.goto(`/en/login${by}`)
    await page.locator('main form input:not([type=hidden]):visible').first().fill('49170000000')
    await page.getByLabel('Password', { exact: true }).fill('Grün-7kabel')
    await page.getByRole('checkbox').first().check()
    await verify(page)
    await button(page, 'Sign in').click()
    await expect(page.getByRole('alert')).toContainText('incorrect')
  }

  await createAccount(page.request)
  for (const view of ['profile', 'security', 'email', 'phone', 'enquiries', 'data', 'deletion'])
    await page.goto(`/en/personal-center?view=${view}`)
  await page.goto('/en/personal-center')
  await page.getByLabel('Nickname').fill('Countess')
  await button(page, 'Save changes').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello, Countess.')

  expect([...requests.sent]).toEqual(
    expect.arrayContaining([
      'POST /api/captchas/redemption',
      'POST /en/sign-up.data',
      'POST /en/retrieve-password.data',
      'POST /en/login.data',
      'POST /en/personal-center.data',
    ]),
  )
  expect(requests.wrong).toEqual([])
})

test('a failed account request is logged and shows advice', async ({ page }) => {
  await waitForDatabase(page.request)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/de/login')
  await page.getByLabel('E-Mail-Adresse oder Benutzername').fill('somebody')
  await page.getByLabel('Kennwort', { exact: true }).fill('Grün-7kabel')
  await page.getByRole('checkbox').first().check()
  await verify(page, 'Ohne Puzzle bestätigen', 'Bestätigt')
  await page.route('**/login.data*', (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: 'Interner Serverfehler' } }),
  )
  await button(page, 'Anmelden').click()
  const answer = page.locator('[data-answer]')
  await expect(answer).toContainText('Fehler')
  await expect(answer).toContainText('Bitte versuchen Sie es in einigen Minuten erneut')
  await expect(page.getByLabel('E-Mail-Adresse oder Benutzername')).toHaveValue('somebody')
  expect(logged.filter((text) => text.startsWith('request error'))).toHaveLength(1)
})
