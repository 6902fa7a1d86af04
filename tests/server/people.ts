import { randomUUID } from 'node:crypto'
import type { CaptchaPurpose } from '#data/captcha/captcha.ts'
import type { OneTimeCodePurpose } from '#data/account/oneTimeCodes.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { digestSecret } from '#server/ops/secrets.ts'
import { createCaptchaPass, type CaptchaPassOptions } from './captchas.ts'
import type { SendRequest } from './client.ts'
import { queryRows } from './databases.ts'

const hex = (secret: string) => `'\\x${digestSecret(secret).toString('hex')}'`

const purposesOfAccounts: ReadonlySet<OneTimeCodePurpose> = new Set([
  'change-email',
  'confirm-change',
  'deletion',
])

/** Stores a proof of a verified address; returns it. `holder` is the address of the account. */
export async function createOneTimeCodeProof(
  url: string,
  email: string,
  purpose: OneTimeCodePurpose,
  holder = email,
): Promise<string> {
  const proof = randomUUID()
  const account = purposesOfAccounts.has(purpose)
    ? `(SELECT id FROM account WHERE email = '${holder.toLowerCase()}')`
    : 'NULL'
  await queryRows(
    url,
    `INSERT INTO code_proof (proof_hash, email_key, purpose, account_id, expires_at)
     VALUES (${hex(proof)}, '${email.toLowerCase()}', '${purpose}', ${account},
       now() + ${serverLimits.proofTime} * interval '1 ms')`,
  )
  return proof
}

export interface BrowserOptions {
  readonly language?: string
  /** Country header set by the proxy. */
  readonly address?: string
  readonly agent?: string
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

/** API client like a page of the site; keeps cookies. */
export function openApiTestBrowser(
  ask: SendRequest,
  { language, address, agent = firefox }: BrowserOptions = {},
) {
  const jar = new Map<string, string>()
  /** Returns the pass of a captcha that is solved here. */
  const pass = (url: string, use: CaptchaPurpose = 'sign-in', options: CaptchaPassOptions = {}) =>
    createCaptchaPass(url, { use, address, ...options })
  const call = async (path: string, body?: unknown) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await ask(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'user-agent': agent,
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === '' ? {} : { cookie }),
        ...(language === undefined ? {} : { language }),
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return { ...answer, body: JSON.parse(answer.text) }
  }
  return { call, jar, pass }
}
export type ApiTestBrowser = ReturnType<typeof openApiTestBrowser>

/** Valid fields of a sign-up, without its proof. */
export const validSignUpForm = {
  username: 'Ada.Example',
  nickname: 'Ada',
  password: 'Grün-7kabel',
  passwordConfirm: 'Grün-7kabel',
  region: 'Germany',
  country: 'DE',
  code: '+49',
  phone: '030 23125 000',
  agreement: true,
}

/** Signs up an account with a verified address, which signs the browser in. */
export async function signUp(
  url: string,
  browser: ApiTestBrowser,
  fields: Partial<typeof validSignUpForm> & { readonly email: string },
) {
  const { email, ...rest } = fields
  const proof = await createOneTimeCodeProof(url, email, 'sign-up')
  return browser.call('/accounts', { ...validSignUpForm, ...rest, proof })
}

/** Signs in with a solved captcha. */
export async function signIn(
  url: string,
  browser: ApiTestBrowser,
  identifier: string,
  password: string = validSignUpForm.password,
  options: CaptchaPassOptions = {},
) {
  const pass = await browser.pass(url, 'sign-in', options)
  return browser.call('/session', { identifier, password, agreement: true, pass })
}
