import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { waitForDatabase } from '../account.ts'
import { skipInFirefox } from '../skipInFirefox.ts'
import { waitForEnhancedForm } from '../waitForEnhancedForm.ts'
import { findAccessibilityViolations } from '../collectPageProblems.ts'
import { readMails } from '../mails.ts'

const address = '/en/platform/open-api/apply'
// Without script the address keeps the field that the error summary led to.
const reference = /[?&]sent=(FE-[0-9A-Z]{8})(#.*)?$/

let visitors = 0

test.beforeEach(async ({ context, request, decideConsent }, { workerIndex }) => {
  await decideConsent()
  // A visitor of its own each time: many posts from one address would meet the captcha.
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.83.${workerIndex}.${++visitors}` })
  await waitForDatabase(request)
})

const send = (page: Page) => page.getByRole('button', { name: 'Send application' })
const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true })

async function fill(page: Page, message: string): Promise<void> {
  await field(page, 'Your name').fill('Ada Example')
  await field(page, 'Company name').fill('Example Aggregator')
  // Another address each time: receipts are limited for each address.
  await field(page, 'Email address').fill(`ada.${randomUUID()}@example.com`)
  await field(page, 'Telephone').fill('+49 30 23125 000')
  await field(page, 'Use case').selectOption({ label: 'Virtual power plant' })
  await field(page, 'Systems to connect').selectOption({ label: '11 to 100' })
  await field(page, 'Username of your account (optional)').fill('ada.example')
  await field(page, 'Your plans').fill(message)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the first step of the Open API links to an application that gets a reference and is mailed', async ({
      page,
    }) => {
      await page.goto('/en/platform/open-api')
      await page.locator(`main a[href^="${address}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`${address}(#form)?$`))
      const message = `Frequency reserve from homes ${randomUUID()}`
      await fill(page, message)
      await send(page).click()
      await expect(page).toHaveURL(reference)
      const [, number = ''] = reference.exec(page.url()) ?? []
      await expect(page.getByRole('status').filter({ hasText: number })).toContainText(
        'Your application has been submitted.',
      )
      await expect(send(page)).toHaveCount(0)
      await expect(async () => {
        const named = (await readMails()).filter(({ subject }) => subject.endsWith(number))
        expect(named).toHaveLength(2)
        expect(named.filter(({ text }) => text.includes(message))).toHaveLength(1)
      }).toPass()
      await page.getByRole('link', { name: 'Back to the Open API' }).click()
      await expect(page).toHaveURL('/en/platform/open-api')
    })

    test(
      'an application with mistakes lists them, keeps the input and is sent once they are corrected',
      skipInFirefox('The driver of Firefox appends to an invalid address instead of replacing it'),
      async ({ page }) => {
        await page.goto(address)
        await field(page, 'Your name').fill('Ada Example')
        await field(page, 'Email address').fill('ada@')
        await field(page, 'Use case').selectOption({ label: 'Monitoring' })
        await send(page).click()
        const summary = page.getByRole('alert')
        await expect(summary).toContainText('Please correct 5 entries')
        await expect(summary.getByRole('link')).toHaveText([
          'Company required',
          'Incorrect email format',
          'Telephone required',
          'Please choose how many systems you want to connect',
          'Please describe what you are planning',
        ])
        await expect(field(page, 'Your name')).toHaveValue('Ada Example')
        await expect(field(page, 'Use case')).toHaveValue('monitoring')
        await expect(field(page, 'Your name')).not.toHaveAttribute('aria-invalid', 'true')
        for (const label of ['Company name', 'Email address', 'Systems to connect', 'Your plans'])
          await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
        await summary.getByRole('link', { name: 'Incorrect email format' }).click()
        await expect(field(page, 'Email address')).toBeFocused()
        await fill(page, `Reading states ${randomUUID()}`)
        await send(page).click()
        await expect(page).toHaveURL(reference)
      },
    )
  })

test('with script the error summary is focused and accessible, and a lost connection loses no input', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await field(page, 'Your plans').fill('Before sending')
  await waitForEnhancedForm(page)
  await send(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  for (const mode of ['light', 'dark'] as const)
    expect(await findAccessibilityViolations(page, mode)).toEqual([])
  const message = `Demand response ${randomUUID()}`
  await fill(page, message)
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('Your application could not be sent.')
  await expect(field(page, 'Your plans')).toHaveValue(message)
  await page.unroute('**/*')
  await send(page).dblclick()
  await expect(page).toHaveURL(reference)
})

test('input survives a reload, and is deleted after it was sent', async ({ page }) => {
  await page.goto(address)
  const message = `Monitoring ${randomUUID()}`
  await fill(page, message)
  await page.reload()
  await expect(field(page, 'Your plans')).toHaveValue(message)
  await send(page).click()
  await expect(page).toHaveURL(reference)
  await page.goto(address)
  await expect(field(page, 'Your plans')).toHaveValue('')
})
