import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { waitForDatabase } from '../account.ts'
import { test } from '../../siteTest.ts'
import { findAccessibilityViolations } from '../collectPageProblems.ts'
import { readMails } from '../mails.ts'

const address = '/en/support-center/callback'
// Without script the address keeps the field that the error summary led to.
const reference = /[?&]sent=(FE-[0-9A-Z]{8})(#.*)?$/

test.beforeEach(async ({ request, decideConsent }) => {
  await decideConsent()
  await waitForDatabase(request)
})

const main = (page: Page) => page.getByRole('main')
const send = (page: Page) => main(page).getByRole('button', { name: 'Request a call' })
const name = (page: Page) => main(page).getByLabel('Your name', { exact: true })
const code = (page: Page) => main(page).getByLabel('Country code', { exact: true })
const number = (page: Page) => main(page).getByLabel('Number without country code')
const times = (page: Page) => main(page).getByRole('radiogroup', { name: 'When can we call you?' })
const time = (page: Page, label: string) => times(page).getByRole('radio', { name: label })

async function fill(page: Page, caller: string): Promise<void> {
  await name(page).fill(caller)
  await code(page).selectOption('AU')
  await number(page).fill('2 5550 1234')
  await time(page, 'Early afternoon').check()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the support page links to the form, which gets a reference and is mailed to the company alone', async ({
      page,
    }) => {
      await page.goto('/en/support-center')
      await main(page).getByRole('link', { name: 'Request a call' }).click()
      await expect(page).toHaveURL(address)
      const caller = `Ada ${randomUUID()}`
      await fill(page, caller)
      await send(page).click()
      await expect(page).toHaveURL(reference)
      const [, stored = ''] = reference.exec(page.url()) ?? []
      await expect(page.getByRole('status').filter({ hasText: stored })).toContainText(
        'Your request for a call has been submitted.',
      )
      await expect(send(page)).toHaveCount(0)
      await expect(async () => {
        const named = (await readMails()).filter(({ subject }) => subject.includes(stored))
        expect(named).toHaveLength(1)
        for (const text of [caller, '+61 2 5550 1234', 'Australia', 'Early afternoon'])
          expect(named[0]?.text).toContain(text)
      }).toPass()
      await page.getByRole('link', { name: 'Back to support' }).click()
      await expect(page).toHaveURL('/en/support-center')
    })

    test('mistakes are listed and described at their fields, and gone once they are corrected', async ({
      page,
    }) => {
      await page.goto(address)
      await number(page).fill('call me')
      await send(page).click()
      const summary = page.getByRole('alert')
      await expect(summary).toContainText('Please correct 3 entries')
      await expect(summary.getByRole('link')).toHaveText([
        'Name required',
        'Choose a country code and enter the number without it',
        'Please choose when we can call you',
      ])
      await expect(number(page)).toHaveValue('call me')
      await expect(number(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(number(page)).toHaveAccessibleDescription(
        'Choose a country code and enter the number without it',
      )
      await expect(times(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(times(page)).toHaveAccessibleDescription(/Please choose when we can call you$/)
      await expect(main(page).getByText('Please choose when we can call you')).toHaveCount(2)
      await summary.getByRole('link', { name: 'Please choose when we can call you' }).click()
      await expect(time(page, 'Morning')).toBeFocused()
      await fill(page, `Grace ${randomUUID()}`)
      if (javaScriptEnabled) {
        await expect(times(page)).not.toHaveAttribute('aria-invalid', 'true')
        await expect(times(page)).toHaveAccessibleDescription(/in your time zone\.$/)
      }
      await send(page).click()
      await expect(page).toHaveURL(reference)
    })
  })

test('by keyboard alone a call is requested, and the summary is focused and accessible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await Promise.all([page.waitForResponse(/enhanceForm-/), name(page).focus()])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  for (const mode of ['light', 'dark'] as const)
    expect(await findAccessibilityViolations(page, mode)).toEqual([])
  await name(page).focus()
  await page.keyboard.type(`Ada ${randomUUID()}`)
  await page.keyboard.press('Tab')
  await expect(code(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(number(page)).toBeFocused()
  await page.keyboard.type('30 23125 000')
  await page.keyboard.press('Tab')
  await expect(time(page, 'Morning')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(time(page, 'Early afternoon')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(reference)
})

test('input and choice survive a reload, and are gone after they were sent', async ({ page }) => {
  await page.goto(address)
  await Promise.all([page.waitForResponse(/enhanceForm-/), name(page).focus()])
  const caller = `Ada ${randomUUID()}`
  await fill(page, caller)
  await page.reload()
  await expect(name(page)).toHaveValue(caller)
  await expect(code(page)).toHaveValue('AU')
  await expect(time(page, 'Early afternoon')).toBeChecked()
  await send(page).click()
  await expect(page).toHaveURL(reference)
  await page.goto(address)
  await expect(name(page)).toHaveValue('')
  await expect(time(page, 'Early afternoon')).not.toBeChecked()
})

test('a post that is repeated with its key is one request; a faulty one is a 422 with its input', async ({
  request,
  origin,
}) => {
  const post = (form: Record<string, string>) =>
    request.post('/de/support-center/callback', {
      form,
      headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
      maxRedirects: 0,
    })
  const form = { name: 'Ada', country: 'DE', phone: '30 23125', timeOfDay: 'morning' }
  const key = randomUUID()
  const answers = [await post({ ...form, key }), await post({ ...form, key })]
  expect(answers.map((answer) => answer.status())).toEqual([303, 303])
  const [first, second] = answers.map((answer) => answer.headers()['location'])
  expect(first).toMatch(/^\/de\/support-center\/callback\?sent=FE-/)
  expect(second).toBe(first)
  const faulty = await post({ ...form, phone: '?', timeOfDay: 'evening' })
  expect(faulty.status()).toBe(422)
  const html = await faulty.text()
  expect(html).toContain(
    'Bitte wählen Sie die Ländervorwahl und geben Sie die Nummer ohne Ländervorwahl an.',
  )
  expect(html).toMatch(
    /<input[^>]*value="evening"[^>]*checked|<input[^>]*checked[^>]*value="evening"/,
  )
})
