import { expect } from '@playwright/test'
import { cookies } from '#data/consent/cookies.ts'
import { test } from '../../siteTest.ts'
import { createAccount } from '../account.ts'

test('sets the cookies that the policy lists, none other, and none for longer', async ({
  page,
  context,
}) => {
  const asVisitor = { 'Sec-Fetch-Site': 'same-origin' }
  // Pages with their scripts, an answer to the banner and a sign-up.
  await page.goto('/de/about-us')
  await page.goto('/en/document/cookies-policy')
  const listed = await page
    .locator('table')
    .first()
    .locator('tbody tr td:first-child')
    .allTextContents()
  await createAccount(context.request)
  await page.goto('/en/personal-center')
  await context.request.post('/en/cookie-settings', {
    headers: asVisitor,
    form: { choice: 'decline' },
    maxRedirects: 0,
  })
  const set = await context.cookies()
  expect(set.map(({ name }) => name).toSorted()).toEqual(listed.toSorted())
  for (const { name, expires, sameSite, httpOnly, secure } of set) {
    const known = Object.values(cookies).find((cookie) => cookie.name === name)
    const isHidden = known !== undefined && 'httpOnly' in known
    expect([name, sameSite, httpOnly, secure]).toEqual([name, 'Lax', isHidden, isHidden])
    // `records.test.ts` compares these lifetimes with those of the policy.
    // Browsers store whole seconds.
    expect(expires).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + (known?.maxAge ?? 0))
  }
})
