import { randomUUID } from 'node:crypto'
import { type BrowserContext, type Cookie, expect, type Page } from '@playwright/test'
import { captchaFormFields } from '#data/captcha/captcha.ts'
import { cookies } from '#data/consent/cookies.ts'
import { splitLocaleFromPath } from '#data/locale/locales.ts'
import { messages } from '#generated/messages.ts'
import { createAccount, readMailedCode, waitForDatabase } from '../../e2e/account.ts'
import { sampleEnquiry } from '../../fixtures/sampleEnquiry.ts'

/** Sends a form without input, which shows its errors. */
export async function sendEmptyForm(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').last().click()
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
}

/** Sends an enquiry on the open page, the same one for all pictures, and opens its confirmation with a fixed reference. */
export async function openSentEnquiry(page: Page): Promise<void> {
  await waitForDatabase(page.request)
  const answer = await page.request.post(page.url(), {
    form: { ...sampleEnquiry, key: 'the enquiry of the pictures' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  const { location = '' } = answer.headers()
  await page.goto(location)
  const reference = new URL(location, page.url()).searchParams.get('sent') ?? ''
  expect(reference).not.toBe('')
  await page.locator('[data-form-sent]').evaluate((confirmation, random) => {
    const walker = document.createTreeWalker(confirmation, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      node.textContent = node.textContent?.replace(random, 'FE-7K3Q9MWZ') ?? ''
  }, reference)
}

const accounts = new WeakMap<BrowserContext, Promise<readonly Cookie[]>>()

/** Signs in as a fixed account holder, who signs up once per browser context. */
export async function signInAsHolder(page: Page): Promise<void> {
  const context = page.context()
  const made = accounts.get(context) ?? createAccount(page.request).then(() => context.cookies())
  accounts.set(context, made)
  // Another try signs up again.
  made.catch(() => accounts.delete(context))
  await context.addCookies(await made)
}

/** Forgets the decision about cookies, so that the banner asks for it. */
export const clearConsentCookie = (page: Page): Promise<void> =>
  page.context().clearCookies({ name: cookies.consent.name })

/** Replaces what differs between accounts and days: names, addresses, secrets and times. */
export const hideAccountData = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const own = /[^\s(]+@example\.com|a[0-9a-f]{12}/g
    const secret = /^(?:[A-Z2-7]{4} ?){6,}$/
    const date = /\d{4}年\d{1,2}月\d{1,2}日|\p{L}+ \d{1,2}, \d{4}|\d{1,2}\.? \p{L}+ \d{4}/gu
    for (const time of document.querySelectorAll('main time')) time.textContent = '21 Nov 2026'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.includes('UTC')) node.textContent = '21 Nov 2026'
      else if (secret.test(node.textContent ?? ''))
        node.textContent = 'ABCD EFGH IJKL MNOP QRST UVWX'
      else if (node.textContent?.match(own)) node.textContent = node.textContent.replace(own, 'ada')
      else if (node.textContent?.match(date))
        node.textContent = node.textContent.replace(date, '21 Nov 2026')
    for (const input of document.querySelectorAll<HTMLInputElement>('main input'))
      input.value = input.value.replace(own, 'ada')
  })

/** Waits for the puzzle of a captcha and hides its random picture. */
export async function hideCaptchaPuzzle(page: Page): Promise<void> {
  const pictures = page.locator('main svg:has(image)')
  await pictures.first().waitFor()
  await pictures.evaluateAll((all) => {
    for (const one of all as SVGElement[]) one.style.visibility = 'hidden'
  })
}

/** Hides the form that sends another code: its seconds run, and the picture of its puzzle is random. */
export async function hideResendCodeForm(page: Page): Promise<void> {
  const form = page.locator('main form:has(svg image)')
  await form.waitFor()
  await form.evaluate((one: HTMLElement) => (one.style.visibility = 'hidden'))
}

/** Opens a part of the shell by its button or summary. */
export const clickSelector = (selector: string) => async (page: Page) => {
  await page.locator(selector).filter({ visible: true }).first().click()
}

/** Focuses an element as the keyboard does, which shows its ring. */
export const focusSelector = (selector: string) => async (page: Page) => {
  await page.keyboard.press('Shift')
  const element = page.locator(selector).filter({ visible: true }).first()
  // Without scrolling, which a header may answer.
  await element.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }))
  await expect(element).toBeFocused()
}

const textOf = (page: Page, id: 'captcha.no-puzzle' | 'form.code.send'): string => {
  const { locale } = splitLocaleFromPath(new URL(page.url()).pathname)
  return messages[locale][id] ?? id
}

/** Requests a one-time code by mail on the open page; solves the captcha by proof of work. */
export async function requestCodeOnPage(page: Page): Promise<string> {
  const email = `a${randomUUID().replaceAll('-', '').slice(0, 12)}@example.com`
  await waitForDatabase(page.request)
  await page.locator('main [name=email]').fill(email)
  await page.getByRole('button', { name: textOf(page, 'captcha.no-puzzle') }).press('Enter')
  await expect(page.locator(`main input[name=${captchaFormFields.pass}]`)).not.toHaveValue('')
  await page.getByRole('button', { name: textOf(page, 'form.code.send'), exact: true }).click()
  await page.locator('main [name=code]').waitFor()
  return email
}

/** Enters the mailed code, which leads to the last step of sign-up. */
export async function enterMailedCode(page: Page, email: string): Promise<void> {
  await page.locator('main [name=code]').fill(await readMailedCode(email))
  await page.locator('main [name=code]').press('Enter')
  await page.locator('main [name=username]').waitFor()
}
