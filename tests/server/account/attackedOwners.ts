import { expect } from 'vitest'
import type { CaptchaPassOptions } from '../captchas.ts'
import { createRequestSender, type TestSite } from '../client.ts'
import { readOutboxPayloads } from '../databases.ts'
import {
  openApiTestBrowser,
  signIn,
  signUp,
  validSignUpForm,
  type ApiTestBrowser,
} from '../people.ts'

/** Returns one address in each of a number of networks, alternately IPv4 and IPv6. */
export const createNetworkAddress = (network: number) =>
  network % 2 === 0
    ? `10.${network >> 8}.${network & 255}.1`
    : `2001:db8:${network.toString(16)}::1`

/** A browser with a client address. */
export const openBrowserAtAddress = ({ port }: TestSite, address: string, language = 'en-US') =>
  openApiTestBrowser(createRequestSender(port), { address, language })

/** Actions of account owners during an attack on these accounts. */
export function createAttackedAccounts(url: string, site: TestSite) {
  let owners = 0
  let resets = 0

  /** Account with a browser that is a known device. */
  const signUpOwner = async () => {
    owners++
    const email = `owner${owners}@example.com`
    const fields = { email, username: `Owner.${owners}`, phone: `030 555 ${owners}00` }
    const device = openBrowserAtAddress(site, `192.0.2.${owners}`)
    expect((await signUp(url, device, fields)).status).toBe(201)
    return { email, device, phone: fields.phone }
  }

  /** Signs in, with a pass for each attempt; returns the duration of the last one. */
  const timeSignIn = async (
    browser: ApiTestBrowser,
    email: string,
    password = validSignUpForm.password,
    options: CaptchaPassOptions = {},
  ): Promise<number> => {
    let spent = 0
    const { status, body } = await callUntilServed(async () => {
      const pass = await browser.pass(url, 'sign-in', options)
      const typed = { identifier: email, password, agreement: true, pass }
      const start = performance.now()
      const answer = await browser.call('/session', typed)
      spent = performance.now() - start
      return answer
    })
    expect({ status, body }).toMatchObject({ status: 200 })
    return spent
  }

  /** Resets a password by a mailed code, and signs in with the new one; returns the status of each call. */
  const resetAndSignIn = async (
    browser: ApiTestBrowser,
    email: string,
    options: Parameters<typeof signIn>[4] = {},
  ) => {
    const password = `Neu-7kabel${++resets}`
    const asked = await callUntilServed(async () => {
      const pass = await browser.pass(url, 'code')
      return browser.call('/codes', { email, purpose: 'retrieve', pass })
    })
    const code = await readOwnCode(url, email)
    const proved = await callUntilServed(() => browser.call('/passwords/proof', { email, code }))
    const reset = { proof: proved.body.proof, password, passwordConfirm: password }
    const done = await callUntilServed(() => browser.call('/passwords', reset))
    const signedIn = await callUntilServed(() => signIn(url, browser, email, password, options))
    return { password, statuses: [asked, proved, done, signedIn].map(({ status }) => status) }
  }
  return { signUpOwner, timeSignIn, resetAndSignIn }
}

/** Repeats a call after a 503 response: on a busy machine the database exceeds its time limit. */
async function callUntilServed<A extends { readonly status: number }>(
  call: () => Promise<A>,
): Promise<A> {
  const answer = await call()
  return answer.status === 503 ? callUntilServed(call) : answer
}

/** Returns the code of the newest mail in German: the owner's, because attackers request codes in English. */
async function readOwnCode(url: string, address: string) {
  const mails = (await readOutboxPayloads(url)).filter(({ to }) => to === address)
  const mail = mails.findLast(({ subject }) => subject?.includes('Bestätigungscode'))
  return /^\d{6}$/m.exec(mail?.['text'] ?? '')?.[0] ?? ''
}

interface AttackOptions {
  readonly networks: number
  /** Attempt of a network. */
  readonly attack: (network: number) => Promise<{ readonly status: number }>
}

const attacksAtOnce = 8

/** Attacks from each network, some at once; returns the count of each response status. */
export async function attackFromEverywhere({ networks, attack }: AttackOptions) {
  const statuses = new Map<number, number>()
  let next = 0
  const worker = async () => {
    while (next < networks) {
      const { status } = await attack(next++)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: attacksAtOnce }, worker))
  return Object.fromEntries(statuses)
}
