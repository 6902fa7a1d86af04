import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { skipRestoredPagesInFirefox } from '../skipInFirefox.ts'
import { waitForEnhancedForm } from '../waitForEnhancedForm.ts'
import { findAccessibilityViolations } from '../collectPageProblems.ts'
import { sampleEnquiry } from '../../fixtures/sampleEnquiry.ts'

const form = 'application/x-www-form-urlencoded'
const bodies = [
  { what: 'unknown fields', type: form, data: 'foo=1' },
  { what: 'a missing address', type: form, data: 'consent=on' },
  { what: 'an empty body', type: form, data: '' },
  { what: 'a NUL in the address', type: form, data: 'email=a%00@b.co&consent=on' },
  { what: 'an invalid multipart body', type: 'multipart/form-data', data: '--zz' },
]

for (const { what, type, data } of bodies)
  test(`a newsletter post with ${what} returns the form with an error`, async ({ request }) => {
    const answer = await request.post('/en/newsletter', {
      data,
      headers: { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(422)
    expect(await answer.text()).toContain('Please enter a valid email address')
  })

test('rejects a file in place of the address', async ({ request }) => {
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a@b.co') }
  const answer = await request.post('/en/newsletter', {
    multipart: { email: file, consent: 'on' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(422)
})

test('an enquiry gets a reference, and the same one when it is sent again', async ({
  request,
  page,
}) => {
  const send = (form: Record<string, string>) =>
    request.post('/en/contact-us', {
      form,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      maxRedirects: 0,
    })
  // The server starts before the database.
  await expect(async () => {
    expect((await send({ ...sampleEnquiry, key: 'a key of this form' })).status()).toBe(303)
  }).toPass()
  const first = await send({ ...sampleEnquiry, key: 'a key of this form' })
  const again = await send({ ...sampleEnquiry, key: 'a key of this form' })
  expect([first.status(), again.status()]).toEqual([303, 303])
  const { location = '' } = first.headers()
  expect(location).toMatch(/^\/en\/contact-us\?sent=FE-[0-9A-Z]{8}$/)
  expect(again.headers()['location']).toBe(location)
  await page.goto(location)
  await expect(page.getByRole('status')).toContainText(
    'Your question has been submitted successfully!',
  )
  await expect(page.getByRole('status')).toContainText(location.slice(-11))
})

test('an incomplete enquiry keeps its values', async ({ page }) => {
  await page.goto('/en/contact-us?product=high-voltage-lfp-battery')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('alert')).toContainText('Email required')
  await expect(page.getByLabel('Your name')).toHaveValue('Ada')
  await expect(page.getByLabel('Product (optional)')).toHaveValue('High-voltage LFP battery')
})

async function writeQuestion(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(sampleEnquiry)) {
    const field = page.locator(`#contact-${name}`)
    if (name === 'country') await field.selectOption(text)
    else await field.fill(text)
  }
}

test(
  'with script a double click sends an enquiry once, and its draft survives a reload',
  skipRestoredPagesInFirefox,
  async ({ page, decideConsent }) => {
    await decideConsent()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    await page.goto('/en/contact-us')
    await writeQuestion(page)
    await page.reload()
    await waitForEnhancedForm(page)
    await expect(page.locator('#contact-message')).toHaveValue(sampleEnquiry.message)
    await expect(page.locator('#contact-country')).toHaveValue('DE')
    await page.getByRole('button', { name: 'Send question' }).dblclick()
    await expect(page).toHaveURL(/\?sent=FE-[0-9A-Z]{8}$/)
    expect(sent).toEqual(['/en/contact-us'])
    await page.goBack()
    await page.reload()
    await expect(page.locator('#contact-message')).toHaveValue('')
  },
)

test('on a phone, by keyboard: the error summary is focused, and a network error keeps the values', async ({
  page,
  decideConsent,
}) => {
  await decideConsent()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/contact-us')
  await page.locator('#contact-name').focus()
  await waitForEnhancedForm(page)
  await page.getByRole('button', { name: 'Frage senden' }).press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  expect(await findAccessibilityViolations(page, 'light')).toEqual([])
  await summary.getByRole('link').first().press('Enter')
  await expect(page.locator('#contact-name')).toBeFocused()
  await writeQuestion(page)
  await page.route('**/de/contact-us', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.getByRole('button', { name: 'Frage senden' }).press('Enter')
  await expect(summary).toContainText('Verbindung')
  await expect(summary).toBeFocused()
  expect(await findAccessibilityViolations(page, 'dark')).toEqual([])
  await expect(page.locator('#contact-message')).toHaveValue(sampleEnquiry.message)
})

for (const script of ['shell', 'enhanceForm'])
  test(`input survives a reload even if it was typed before the script ${script} arrived`, async ({
    page,
    decideConsent,
  }) => {
    await decideConsent()
    const typed = Promise.withResolvers<void>()
    const held = new RegExp(`/assets/${script}-`)
    await page.route(held, async (route) => {
      await typed.promise
      await route.continue()
    })
    const requested = page.waitForRequest(held)
    await page.goto('/en/contact-us', { waitUntil: 'commit' })
    await writeQuestion(page)
    await requested
    // The shell keeps the draft, so the other script does not have to load.
    if (script === 'shell') typed.resolve()
    await page.waitForFunction(
      (text) => JSON.stringify(sessionStorage).includes(text),
      sampleEnquiry.message,
    )
    await page.reload({ waitUntil: 'commit' })
    typed.resolve()
    for (const [name, text] of Object.entries(sampleEnquiry))
      await expect(page.locator(`#contact-${name}`)).toHaveValue(text)
  })

test('a script missing after a release leaves typed values, and the form is sent without it', async ({
  page,
}) => {
  const typed = Promise.withResolvers<void>()
  // The browser may ask for a script twice, to preload and to run it.
  await page.route(/enhanceForm-/, async (route) => {
    await typed.promise
    await route.abort()
  })
  await page.goto('/en/contact-us')
  await page.locator('#contact-name').fill('Ada')
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/enhanceForm-'),
  )
  typed.resolve()
  await failed
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      new URL(response.url()).pathname === '/en/contact-us',
  )
  await page.locator('main form button[type=submit]').first().click()
  expect((await answer).status()).toBe(422)
  await expect(page.locator('#contact-name')).toHaveValue('Ada')
})
