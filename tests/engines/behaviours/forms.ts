import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { readMails } from '../../e2e/mails.ts'
import {
  clickElement,
  focusElement,
  selectOption,
  traverseHistory,
  typeIntoField,
  waitFor,
  waitForFocus,
  waitForPath,
  waitForText,
  waitForVisible,
} from '../actions.ts'
import type { BrowserEnginePage } from '../enginePage.ts'
import { pollingOptions } from '../polling.ts'
import type { BrowserEngineVisit } from '../withVisit.ts'
import type { BrowserBehaviour } from './behaviour.ts'

const desktop = { width: 1440, height: 900, language: 'en-US' } as const
const send = 'main form[data-form=contact] button[type=submit]:not([data-captcha] *)'

async function fillIn(page: BrowserEnginePage): Promise<void> {
  for (const name of ['name', 'company', 'telephone', 'message'])
    await typeIntoField(page, `#contact-${name}`, `A ${name}`)
  await typeIntoField(page, '#contact-email', 'ada@example.com')
  await selectOption(page, '#contact-country', 'DE')
}

/** Returns the newest code mailed to an address. */
async function mailedCode(email: string): Promise<string> {
  const read = async () => {
    const mail = (await readMails()).find(({ to }) => to === email)
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(read, pollingOptions).toMatch(/^\d{6}$/)
  return read()
}

/** Solves a captcha without its puzzle. */
async function verify(page: BrowserEnginePage): Promise<void> {
  await focusElement(
    page,
    'main button:not([type=submit])[data-work], main [data-skip-puzzle], main button',
  )
  await clickElement(page, 'main button', 'Verify without the puzzle')
  await waitForText(page, 'main *', 'Verified')
}

async function signUp(visit: BrowserEngineVisit): Promise<string> {
  const { page, open } = visit
  const username = `e${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await open('/en/sign-up')
  await typeIntoField(page, 'main [name=email]', `${username}@example.com`)
  await verify(page)
  await clickElement(page, 'main button', 'Send code')
  await waitForVisible(page, 'main [name=code]')
  await typeIntoField(page, 'main [name=code]', await mailedCode(`${username}@example.com`))
  await page.press('Enter')
  await waitForVisible(page, 'main [name=username]')
  await typeIntoField(page, 'main [name=username]', username)
  await typeIntoField(page, 'main [name=password]', 'Grün-7kabel')
  await typeIntoField(page, 'main [name=passwordConfirm]', 'Grün-7kabel')
  await selectOption(page, 'main [name=region]', 'DE')
  await focusElement(page, 'main [name=agreement]')
  await page.press('Space')
  await clickElement(page, 'main button', 'Sign up')
  await waitForPath(page, '/en/personal-center')
  return username
}

/** Firefox reports a network error for the answer that a redirect cancels; it must not become an error report. */
const abortedStream = /^uncaught: Error in input stream$/

/** Forms and accounts. */
export const formBrowserBehaviours: readonly BrowserBehaviour[] = [
  {
    name: 'an invalid field shows its error on blur',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/contact-us')
      await typeIntoField(page, '#contact-email', 'ada@')
      await page.press('Tab')
      await waitForVisible(page, '#contact-email[aria-invalid=true]')
      await typeIntoField(page, '#contact-email', 'example.com')
      await page.press('Tab')
      await waitForVisible(page, '#contact-email[aria-invalid=true]', 0)
    },
  },
  {
    name: 'an empty form is not sent: a summary of links takes the focus',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/contact-us')
      await focusElement(page, '#contact-name')
      await waitFor(
        page,
        'the form is enhanced',
        () => document.querySelector('form[novalidate]') !== null,
      )
      await clickElement(page, send)
      await waitForFocus(page, '[role=alert]')
      await clickElement(page, '[role=alert] a')
      await waitForFocus(page, '#contact-name')
    },
  },
  {
    name: 'a question is sent once, and Back shows an empty form',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/contact-us')
      await fillIn(page)
      await clickElement(page, send)
      await waitFor(page, 'a reference is shown', () => location.search.includes('sent='))
      await waitForText(page, 'h1', 'Thank you.')
      await traverseHistory(page, -1)
      await waitFor(page, 'the form is shown', () => !location.search.includes('sent='))
      await waitForVisible(page, '#contact-message')
      expect(
        await page.evaluate(
          () => document.querySelector<HTMLTextAreaElement>('#contact-message')?.value,
        ),
      ).toBe('')
    },
  },
  {
    name: 'what was typed survives leaving the page',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/contact-us')
      await typeIntoField(page, '#contact-message', 'Does it fit')
      await open('/en/about-us')
      await open('/en/contact-us')
      await waitFor(
        page,
        'the draft is there',
        () =>
          document.querySelector<HTMLTextAreaElement>('#contact-message')?.value === 'Does it fit',
      )
    },
  },
  {
    name: 'a newsletter address is accepted',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/newsletter')
      await typeIntoField(page, 'main [name=email]', `${randomUUID()}@example.com`)
      await focusElement(page, 'main [name=consent]')
      await page.press('Space')
      await clickElement(page, 'main form button[type=submit]')
      await waitForVisible(page, 'main [role=status]')
    },
  },
  {
    name: 'an account is created with a mailed code; its holder signs out and in again',
    options: desktop,
    expected: abortedStream,
    run: async (visit) => {
      const { page } = visit
      const username = await signUp(visit)
      await waitForText(page, 'h1', 'Hello')
      await clickElement(page, 'main button', 'Sign out')
      await waitForPath(page, '/en/login')
      await typeIntoField(page, 'main [name=identifier]', username)
      await typeIntoField(page, 'main [name=password]', 'Grün-7kabel')
      await focusElement(page, 'main [name=agreement]')
      await page.press('Space')
      await verify(page)
      await clickElement(page, 'main button', 'Sign in')
      await waitForPath(page, '/en/personal-center')
      await waitForText(page, 'h1', 'Hello')
    },
  },
  {
    name: 'a change of the profile is saved without an error report',
    options: desktop,
    expected: abortedStream,
    run: async (visit) => {
      const { page } = visit
      await signUp(visit)
      await focusElement(page, 'main [name=nickname]')
      await page.press('End')
      await page.type('x')
      await clickElement(page, 'main button', 'Save changes')
      await waitForText(page, 'body *', 'Your changes are saved')
    },
  },
  {
    name: 'a wrong password shows an error and keeps the name',
    options: desktop,
    expected: /^(401|422) |request error|Failed to load resource/,
    run: async ({ page, open }) => {
      await open('/en/login')
      await typeIntoField(page, 'main [name=identifier]', 'nobody')
      await typeIntoField(page, 'main [name=password]', 'Grün-7kabel')
      await focusElement(page, 'main [name=agreement]')
      await page.press('Space')
      await verify(page)
      await clickElement(page, 'main button', 'Sign in')
      await waitForText(page, '[role=alert]', 'incorrect')
      expect(
        await page.evaluate(
          () => document.querySelector<HTMLInputElement>('main [name=identifier]')?.value,
        ),
      ).toBe('nobody')
    },
  },
  {
    name: 'the personal center asks visitors to sign in',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/personal-center')
      await waitForPath(page, '/en/login?next=%2Fen%2Fpersonal-center')
    },
  },
]
