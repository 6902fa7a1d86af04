import { afterAll, beforeAll, expect, test } from 'vitest'
import { failedSignInLimit } from '#data/ops/limits.ts'
import { argon2id } from '#server/account/passwords.ts'
import { parseNetworkList } from '#server/http/networks.ts'
import { createRequestSender, startSite, type TestSite } from '../client.ts'
import { createTestDatabase, readOutboxPayloads } from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import {
  validSignUpForm,
  createCaptchaPasses,
  obtainProof,
  openApiTestBrowser,
  signIn,
  signUp,
} from '../people.ts'

const networks = 1000
const atOnce = 8
const email = 'victim@example.com'

let url: string
let site: TestSite
let passes: string[]
beforeAll(async () => {
  url = await createTestDatabase()
  // Mails stay in the outbox.
  await holdDatabaseClock(url)
  passes = await createCaptchaPasses(url, 2 * networks)
  // Guesses by the thousand: what a hash costs is not the question.
  const hasher = argon2id({ memoryCost: 8, timeCost: 1, parallelism: 1 })
  site = await startSite({
    database: { url },
    trustedProxies: parseNetworkList('127.0.0.1'),
    hasher,
  })
})
afterAll(() => site.close())

const at = (network: number) =>
  openApiTestBrowser(createRequestSender(site.port), {
    address: `10.${network >> 8}.${network & 255}.1`,
  })
const owner = () => openApiTestBrowser(site.ask, { address: '192.0.2.1' })

/** Repeats a call that was answered with 503: on a busy machine the database exceeds its time. */
async function served<A extends { readonly status: number }>(call: () => Promise<A>): Promise<A> {
  const answer = await call()
  return answer.status === 503 ? served(call) : answer
}
/** Does something from each network, some at once; gives how often each status was answered. */
async function fromEverywhere(
  attack: (network: number) => Promise<{ readonly status: number }>,
  count = networks,
) {
  const statuses = new Map<number, number>()
  let next = 0
  const worker = async () => {
    while (next < count) {
      const network = next++
      const { status } = await served(() => attack(network))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return Object.fromEntries(statuses)
}
const lastCode = async (address: string) => {
  const mail = (await readOutboxPayloads(url)).findLast(({ to }) => to === address)
  return /^\d{6}$/m.exec(String(mail?.['text']))?.[0] ?? ''
}
const ask = async (browser: ReturnType<typeof at>, purpose: 'retrieve' | 'sign-up') => {
  return browser.call('/codes', { email, purpose, pass: passes.pop() })
}
let [owners, resets] = [0, 0]
/** A new account, whose owner signs in, resets the password and signs in again; returns the milliseconds of these calls. */
async function newOwner() {
  const name = `Owner.${++owners}`
  const email = `owner${owners}@example.com`
  const at = (address: string) => openApiTestBrowser(site.ask, { address })
  const fields = { email, username: name, phone: `030 555 ${owners}` }
  expect((await signUp(url, at('192.0.2.1'), fields)).status).toBe(201)
  let old = validSignUpForm.password
  return {
    email,
    signInAndReset: async (address: string, underAttack = false) => {
      const browser = at(address)
      const password = `Neu-7kabel${++resets}`
      const askCode = async () => {
        const [pass] = await createCaptchaPasses(url, 1)
        return browser.call('/codes', { email, purpose: 'retrieve', pass })
      }
      let spent = 0
      const take = async (call: () => ReturnType<typeof browser.call>) => {
        const start = performance.now()
        const { status, body } = await served(call)
        spent += performance.now() - start
        expect([200, 202]).toContain(status)
        return body
      }
      await take(() => signIn(url, at(address), email, old))
      await take(askCode)
      // Under attack the last mail is another's.
      const code = underAttack ? '' : await lastCode(email)
      const { proof } = underAttack
        ? { proof: await obtainProof(url, email, 'retrieve') }
        : await take(() => browser.call('/passwords/proof', { email, code }))
      const reset = { proof, password, passwordConfirm: password }
      await take(() => browser.call('/passwords', reset))
      await take(() => signIn(url, at(address), email, password))
      old = password
      return spent
    },
  }
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test(
  `${networks} networks that guess passwords and request codes lock no owner out`,
  { timeout: 600_000 },
  async () => {
    const own = owner()
    expect((await signUp(url, own, { email })).status).toBe(201)
    const guess = (browser: ReturnType<typeof at>) => signIn(url, browser, email, 'Wrong-7kabel')
    expect(await fromEverywhere((network) => guess(at(network)))).toEqual({ 401: networks })
    // Some guess on until they are locked out themselves.
    for (let tried = 0; tried <= failedSignInLimit.count; tried++) await guess(at(1))
    const requests = await fromEverywhere((network) =>
      ask(at(network), network % 10 ? 'retrieve' : 'sign-up'),
    )
    expect(requests).toEqual({ 202: networks })
    // Without the cookie of who asked no code is right: neither theirs nor the owner's.
    const tries = (network: number) =>
      at(network).call('/passwords/proof', { email, code: '000000' })
    expect(await fromEverywhere(tries, 100)).toEqual({ 422: 100 })

    expect((await signIn(url, owner(), email)).status).toBe(200)
    const asking = owner()
    expect((await ask(asking, 'retrieve')).status).toBe(202)
    const code = await lastCode(email)
    const steal = (network: number) => at(network).call('/passwords/proof', { email, code })
    expect(await fromEverywhere(steal, 100)).toEqual({ 422: 100 })
    expect((await ask(at(7), 'retrieve')).status).toBe(202)
    const proved = await asking.call('/passwords/proof', { email, code })
    expect(proved.status).toBe(200)
    const password = 'Neu-7kabel'
    const reset = { proof: proved.body.proof, password, passwordConfirm: password }
    expect((await asking.call('/passwords', reset)).status).toBe(200)
    const signedIn = owner()
    expect((await signIn(url, signedIn, email, password)).status).toBe(200)

    // Nor does it keep the owner from changes: their codes are counted by themselves.
    const deletion = { purpose: 'deletion', pass: passes.pop() }
    expect((await signedIn.call('/account/codes', deletion)).status).toBe(202)
    const last = await lastCode(email)
    const bad = { purpose: 'deletion', code: wrong(last) }
    expect((await signedIn.call('/account/proof', bad)).status).toBe(422)
    const right = await signedIn.call('/account/proof', { purpose: 'deletion', code: last })
    expect(right.status).toBe(200)
  },
)

test(
  'ten thousand guesses and code requests, also from the network of the owner, neither lock out nor slow down an owner',
  { timeout: 1_200_000 },
  async () => {
    const [victim, calm] = [await newOwner(), await newOwner()]
    const address = (n: number) => (n < 250 ? `192.0.2.${n + 2}` : `10.20.${n >> 8}.${n & 255}`)
    const spent = await createCaptchaPasses(url, 6 * networks)
    let during: Promise<number> | undefined
    const attack = async (n: number) => {
      if (n === 2 * networks) during = victim.signInAndReset('192.0.2.1', true)
      const browser = openApiTestBrowser(createRequestSender(site.port), {
        address: address(n % networks),
      })
      await signIn(url, browser, victim.email, 'Wrong-7kabel')
      return browser.call('/codes', {
        email: victim.email,
        purpose: 'retrieve',
        pass: spent.pop(),
      })
    }
    await fromEverywhere(attack, 5 * networks)
    await during
    await victim.signInAndReset('192.0.2.254')

    // In turns with an account that nobody attacks, so that a busy machine slows both.
    const [attacked, others]: [number[], number[]] = [[], []]
    for (let round = 1; round <= 5; round++) {
      attacked.push(await victim.signInAndReset(`203.0.113.${round}`))
      others.push(await calm.signInAndReset(`198.51.100.${round}`))
    }
    expect(Math.min(...attacked)).toBeLessThan(3 * Math.min(...others))
  },
)
