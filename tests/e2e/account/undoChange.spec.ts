import { expect } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { createAccount, signIn } from '../account.ts'
import { skipInFirefox } from '../skipInFirefox.ts'
import { readMails } from '../mails.ts'
import { findAccessibilityViolations, collectPageProblems } from '../collectPageProblems.ts'

test.beforeEach(async ({ decideConsent }) => {
  await decideConsent()
})

/** Waits for the path of the undo link in the newest mail to an address. */
async function undoPath(email: string): Promise<string> {
  let path = ''
  await expect(async () => {
    const mail = (await readMails()).find(({ to }) => to === email)
    path = /\S*(\/retrieve-password\?undo=\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(path).not.toBe('')
  }).toPass()
  return path
}

const byDriver = skipInFirefox(
  'Firefox crashes when its driver looks for labels after this answer; typing works',
)

test(
  'a mailed link ends a stranger’s sign-in and asks for a new password',
  byDriver,
  async ({ page, context }) => {
    const holder = await createAccount(page.request)
    await context.clearCookies()
    await signIn(page.request, holder)
    const path = await undoPath(holder.email)
    const problems = collectPageProblems(page)
    await page.goto(`/en${path}`)
    expect(await findAccessibilityViolations(page, 'light')).toEqual([])
    expect((await page.request.get('/api/session')).status()).toBe(200)
    await page.getByRole('button', { name: 'Undo and sign out all devices' }).click()
    await expect(
      page.getByText('The change has been undone').filter({ visible: true }),
    ).toBeVisible()
    expect((await page.request.get('/api/session')).status()).toBe(401)
    expect(await findAccessibilityViolations(page, 'dark')).toEqual([])
    await page.getByLabel('New password', { exact: true }).fill('Blau-8kabel')
    await page.getByLabel('Repeat password').fill('Blau-8kabel')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText('reset password success!')).toBeVisible()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await signIn(page.request, { ...holder, password: 'Blau-8kabel' })
    expect(problems.filter((problem) => !problem.startsWith('401: '))).toEqual([])
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a mailed link works once, in German on a phone', async ({ page, context }) => {
    const holder = await createAccount(page.request)
    await context.clearCookies()
    await signIn(page.request, holder)
    const path = await undoPath(holder.email)
    const press = async () => {
      await page.goto(`/de${path}`)
      await page.getByRole('button', { name: 'Rückgängig machen' }).click()
    }
    await press()
    await expect(page.getByLabel('Neues Kennwort')).toBeVisible()
    await press()
    await expect(page.getByRole('alert')).toContainText('bereits verwendet')
  })
})
