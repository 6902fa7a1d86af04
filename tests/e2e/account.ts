import { createHash, randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import type { CodePurpose } from '#data/codes.ts'

const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' }

/** Calls the API as a page of ours does; cookies stay with the context. */
async function call<T>(request: APIRequestContext, path: string, payload: object): Promise<T> {
  const answer = await request.post(`/api${path}`, { headers, data: payload })
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

/** The pass of a captcha that is answered with work instead of a puzzle. */
async function newPass(request: APIRequestContext): Promise<string> {
  const { id, work } = await call<{ id: string; work: { bits: number } }>(request, '/captchas', {})
  const answer = solve(id, work.bits)
  const redeemed = { id, work: answer }
  return (await call<{ pass: string }>(request, '/captchas/redemption', redeemed)).pass
}

function solve(id: string, bits: number): string {
  for (let tried = 0; ; tried++) {
    const digest = createHash('sha256').update(`${id}.${tried}`).digest()
    if (digest.readUInt32BE() >>> (32 - bits) === 0) return String(tried)
  }
}

/** Has a code mailed to an address, as the first step of a form does. */
export async function askForCode(
  request: APIRequestContext,
  email: string,
  purpose: CodePurpose,
): Promise<void> {
  await call(request, '/codes', { email, purpose, pass: await newPass(request) })
}

/** The newest code that was mailed to an address, after the one that is known. */
export async function mailedCode(
  request: APIRequestContext,
  email: string,
  known = '',
): Promise<string> {
  let code = ''
  await expect(async () => {
    const list = await (await request.get('/__mail')).text()
    const mail = list.split('<article>').find((one) => one.includes(`To ${email} `)) ?? ''
    code = /\b\d{6}\b/.exec(mail.slice(mail.indexOf('<pre>')))?.[0] ?? ''
    expect(code).toMatch(/^\d{6}$/)
    expect(code).not.toBe(known)
  }).toPass({ timeout: 15_000 })
  return code
}

/** Somebody who is signed in. */
export interface Holder {
  readonly email: string
  readonly username: string
  readonly password: string
  /** The code of the sign-up. */
  readonly code: string
}

/** The server is there before its database. */
export const untilReady = (request: APIRequestContext): Promise<void> =>
  expect(async () => {
    expect((await request.post('/api/captchas', { headers, data: {} })).status()).toBe(201)
  }).toPass({ timeout: 60_000 })

/** Signs somebody up, who is signed in then. */
export async function newHolder(request: APIRequestContext): Promise<Holder> {
  const username = `a${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const [email, password] = [`${username}@example.com`, 'Grün-7kabel']
  await untilReady(request)
  await askForCode(request, email, 'sign-up')
  const code = await mailedCode(request, email)
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

/** Signs in once more. */
export async function signIn(request: APIRequestContext, holder: Holder): Promise<void> {
  const { username: identifier, password } = holder
  const pass = await newPass(request)
  await call(request, '/session', { identifier, password, agreement: true, pass })
}
