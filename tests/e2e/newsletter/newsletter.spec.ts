import { type APIRequestContext, expect } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { waitForDatabase } from '../account.ts'
import { readMails } from '../mails.ts'

const gdpr = [
  ['', 'GDPR'],
  ['/en', 'GDPR'],
  ['/au', 'GDPR'],
  ['/de', 'DSGVO'],
  ['/cn', '《通用数据保护条例》（GDPR）'],
] as const

for (const [prefix, name] of gdpr)
  test(`consent names the ${name} on ${prefix}/newsletter and in the footer`, async ({ page }) => {
    await page.goto(`${prefix}/newsletter`)
    const consent = page.locator('label', { has: page.locator('input[name=consent]') })
    await expect(consent.or(page.locator('label[for=newsletter-consent]')).first()).toContainText(
      name,
    )
    await expect(page.locator('footer form')).toContainText(name)
  })

/** Subscribes an address and returns the path of the mailed confirmation link. */
async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  await waitForDatabase(request)
  const answer = await request.post('/en/newsletter', {
    form: { email, consent: 'on' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  let path = ''
  await expect(async () => {
    const mail = (await readMails()).find(({ to }) => to === email)
    path = /\/en\/newsletter\/confirm\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(path).not.toBe('')
  }).toPass()
  return path
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('each outcome of the mailed link has its own heading', async ({ page, request }) => {
      const link = await mailedLink(request, `reader-${String(javaScriptEnabled)}@example.com`)
      const heading = page.getByRole('heading', { level: 1 })
      await page.goto(link)
      await expect(heading).toHaveText('One click to go.')
      await page.getByRole('button', { name: 'Confirm subscription' }).click()
      await expect(page.getByText('Subscription successful')).toBeVisible()
      await expect(heading).toHaveText('Your subscription is confirmed.')
      await expect(page).toHaveTitle('Your newsletter subscription – Felcera')
      await page.goto(link)
      await page.getByRole('button', { name: 'Confirm subscription' }).click()
      await expect(heading).toHaveText('You are already subscribed.')
      await page.goto('/en/newsletter/confirm?token=made-up')
      await page.getByRole('button', { name: 'Confirm subscription' }).click()
      await expect(heading).toHaveText('The link has expired.')
      await page.goto(link.replace('confirm', 'unsubscribe'))
      await expect(heading).toHaveText('Unsubscribe from the newsletter')
      await page.locator('main form').getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(heading).toHaveText('Your subscription has ended.')
      await page.goto('/en/newsletter/unsubscribe?token=made-up')
      await page.locator('main form').getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(heading).toHaveText('The link has expired.')
      await expect(page.locator('main')).toContainText('This link is no longer valid.')
      await expect(page.locator('main')).not.toContainText('subscribe again')
    })
  })
