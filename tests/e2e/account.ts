import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import type { CaptchaPurpose } from '#data/captcha/captcha.ts'
import type { OneTimeCodePurpose } from '#data/account/oneTimeCodes.ts'
import { solveCaptchaWork } from '../server/captchaWork.ts'
import { readMails } from './mails.ts'

const headers = {
  'X-Requested-With': 'XMLHttpRequest',
  'Sec-Fetch-Site': 'same-origin',
  // A kept connection is idle while a captcha is solved, and the server closes it then: the next call may be sent at that moment.
  Connection: 'close',
}

/** Calls the API like a page of the site; cookies are kept in the context. */
async function call<T>(request: APIRequestContext, path: string, payload: object): Promise<T> {
  const answer = await request.post(`/api${path}`, { headers, data: payload })
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

/** Solves a captcha by proof of work and returns its pass. */
export async function obtainCaptchaTestPass(
  request: APIRequestContext,
  purpose: CaptchaPurpose = 'sign-in',
): Promise<string> {
  const { id, work } = await call<{ id: string; work: { links: number } }>(request, '/captchas', {})
  const redeemed = { id, purpose, work: await solveCaptchaWork(id, work.links) }
  return (await call<{ pass: string }>(request, '/captchas/redemption', redeemed)).pass
}

/** Requests a one-time code by mail, like the first step of a form. */
export async function requestOneTimeCode(
  request: APIRequestContext,
  email: string,
  purpose: OneTimeCodePurpose,
): Promise<void> {
  await call(request, '/codes', {
    email,
    purpose,
    pass: await obtainCaptchaTestPass(request, 'code'),
  })
}

/** Returns the seconds until the server sends another code, from its 429 response. */
export async function readRetryDelay(
  request: APIRequestContext,
  email: string,
  purpose: OneTimeCodePurpose,
  pass: string,
): Promise<number> {
  const answer = await request.post('/api/codes', { headers, data: { email, purpose, pass } })
  expect(answer.status(), await answer.text()).toBe(429)
  return ((await answer.json()) as { retryAfter: number }).retryAfter
}

/** Waits for the newest mailed code that differs from `known`. */
export async function readMailedCode(email: string, known = ''): Promise<string> {
  let code = ''
  await expect(async () => {
    const mail = (await readMails()).find(({ to }) => to === email)
    code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(code).toMatch(/^\d{6}$/)
    expect(code).not.toBe(known)
  }).toPass()
  return code
}

/** A signed-in account holder. */
export interface AccountHolder {
  readonly email: string
  readonly username: string
  readonly password: string
  /** The code of the sign-up. */
  readonly code: string
}

/** Waits for the database, because the server starts before it. */
export const waitForDatabase = (request: APIRequestContext): Promise<void> =>
  expect(async () => {
    expect((await request.post('/api/captchas', { headers, data: {} })).status()).toBe(201)
  }).toPass()

/** Creates an account, which signs in the request context. */
export async function createAccount(request: APIRequestContext): Promise<AccountHolder> {
  const username = `a${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const [email, password] = [`${username}@example.com`, 'Grün-7kabel']
  await waitForDatabase(request)
  await requestOneTimeCode(request, email, 'sign-up')
  const code = await readMailedCode(email)
  const { proof } = await call<{ proof: string }>(request, '/accounts/proof', { email, code })
  await call(request, '/accounts', {
    proof,
    username,
    nickname: 'Ada',
    password,
    passwordConfirm: password,
    region: 'DE',
    agreement: true,
  })
  return { email, username, password, code }
}

/** Signs in to an existing account. */
export async function signIn(request: APIRequestContext, holder: AccountHolder): Promise<void> {
  const { username: identifier, password } = holder
  const pass = await obtainCaptchaTestPass(request)
  await call(request, '/session', { identifier, password, agreement: true, pass })
}
