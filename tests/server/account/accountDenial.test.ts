import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serverLimits, rateLimits } from '#data/ops/limits.ts'
import { argon2id } from '#server/account/passwords.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { hangTimeout } from '../../hangTimeout.ts'
import { createCaptchaPasses } from '../captchas.ts'
import { createRequestSender, startSite, type TestSite } from '../client.ts'
import { createTestDatabase, readOutboxPayloads } from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import {
  obtainProof,
  openApiTestBrowser,
  signIn,
  signUp,
  validSignUpForm,
  type ApiTestBrowser,
} from '../people.ts'

const networks = 1000
const atOnce = 8
const dear = { price: serverLimits.maxCaptchaPrice }

let url: string
/** Hashes passwords at their real cost. */
let site: TestSite
/** Another process on the same database; its hashes wait while the gate is closed. */
let held: TestSite
let gate = Promise.resolve()
const cheap = argon2id({ memoryCost: 8, timeCost: 1, parallelism: 1 })
const passGate = Effect.promise(() => gate)
const hasher: typeof cheap = {
  ...cheap,
  hash: (password) => Effect.andThen(passGate, cheap.hash(password)),
  verify: (hashed, password) => Effect.andThen(passGate, cheap.verify(hashed, password)),
}
beforeAll(async () => {
  url = await createTestDatabase()
  // Mails stay in the outbox.
  await holdDatabaseClock(url)
  const options = { database: { url }, trustedProxies: parseIpNetworkList('127.0.0.1') }
  ;[site, held] = await Promise.all([startSite(options), startSite({ ...options, hasher })])
})
afterAll(() => Promise.all([site.close(), held.close()]))

/** One in each of so many networks, IPv4 and IPv6 in turns. */
const addressIn = (network: number) =>
  network % 2 === 0
    ? `10.${network >> 8}.${network & 255}.1`
    : `2001:db8:${network.toString(16)}::1`
const at = (address: string, where = site, language = 'en-US') =>
  openApiTestBrowser(createRequestSender(where.port), { address, language })

/** Repeats a call that was answered with 503: on a busy machine the database exceeds its time. */
async function served<A extends { readonly status: number }>(call: () => Promise<A>): Promise<A> {
  const answer = await call()
  return answer.status === 503 ? served(call) : answer
}
/** Does something from each network, some at once; gives how often each status was answered. */
async function fromEverywhere(attack: (network: number) => Promise<{ readonly status: number }>) {
  const statuses = new Map<number, number>()
  let next = 0
  const worker = async () => {
    while (next < networks) {
      const { status } = await attack(next++)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return Object.fromEntries(statuses)
}

let owners = 0
/** An account with a browser that is known to it. */
async function newOwner() {
  owners++
  const email = `owner${owners}@example.com`
  const fields = { email, username: `Owner.${owners}`, phone: `030 555 ${owners}00` }
  const device = at(`192.0.2.${owners}`)
  expect((await signUp(url, device, fields)).status).toBe(201)
  return { email, device, phone: fields.phone }
}
/** Signs in, with a pass for each try; gives the time of the last one. */
async function timeSignIn(browser: ApiTestBrowser, email: string): Promise<number> {
  let spent = 0
  const { status } = await served(async () => {
    const pass = await browser.pass(url)
    const typed = { identifier: email, password: validSignUpForm.password, agreement: true, pass }
    const start = performance.now()
    const answer = await browser.call('/session', typed)
    spent = performance.now() - start
    return answer
  })
  expect(status).toBe(200)
  return spent
}
/** The code of the newest mail in German: the owner's, since strangers ask in English. */
async function ownCode(address: string) {
  const mails = (await readOutboxPayloads(url)).filter(({ to }) => to === address)
  const mail = mails.findLast(({ subject }) => subject?.includes('Bestätigungscode'))
  return /^\d{6}$/m.exec(mail?.['text'] ?? '')?.[0] ?? ''
}
let resets = 0
/** Resets a password by a mailed code, and signs in with the new one; gives the status of each call. */
async function resetAndSignIn(
  browser: ApiTestBrowser,
  email: string,
  options: Parameters<typeof signIn>[4] = {},
) {
  const password = `Neu-7kabel${++resets}`
  const asked = await served(async () => {
    const pass = await browser.pass(url, 'code')
    return browser.call('/codes', { email, purpose: 'retrieve', pass })
  })
  const code = await ownCode(email)
  const proved = await served(() => browser.call('/passwords/proof', { email, code }))
  const reset = { proof: proved.body.proof, password, passwordConfirm: password }
  const done = await served(() => browser.call('/passwords', reset))
  const signedIn = await served(() => signIn(url, browser, email, password, options))
  return [asked, proved, done, signedIn].map(({ status }) => status)
}
const wrong = { password: 'Wrong-7kabel', agreement: true }

test(
  `${networks} networks that guess and request codes neither keep an owner out nor slow down a known device`,
  { timeout: 1_200_000 },
  async () => {
    const { email, device, phone } = await newOwner()
    const calm = await newOwner()
    const addresses = Array.from({ length: networks }, (_, n) => addressIn(n))
    const passes = await createCaptchaPasses(url, addresses)
    const codePasses = await createCaptchaPasses(url, addresses, { use: 'code' })
    const [attacked, undisturbed]: [number[], number[]] = [[], []]
    const ownerMeanwhile = async () => {
      for (let round = 0; round < 5; round++) attacked.push(await timeSignIn(device, email))
      // Elsewhere, too, and without anything that the owner has used before.
      await timeSignIn(at('198.51.100.1'), email)
      return resetAndSignIn(at('198.51.101.1', site, 'de_DE'), email)
    }
    let during: ReturnType<typeof ownerMeanwhile> | undefined
    const guess = async (network: number) => {
      if (network === networks / 4) during = ownerMeanwhile()
      const guesser = at(addresses[network] ?? '')
      const asked = { email, purpose: 'retrieve', pass: codePasses[network] }
      // A try that was answered with 503 may have used up its pass.
      expect([202, 422, 503]).toContain((await guesser.call('/codes', asked)).status)
      const typed = { ...wrong, pass: passes[network] }
      return network % 5 === 0
        ? guesser.call('/session/phone', { ...typed, code: '+49', phone })
        : guesser.call('/session', { ...typed, identifier: email })
    }
    const { 401: refused = 0, 503: unserved = 0 } = await fromEverywhere(guess)
    expect([refused + unserved, refused > networks / 2]).toEqual([networks, true])
    expect(await during).toEqual([202, 200, 200, 200])
    for (let round = 0; round < 5; round++)
      undisturbed.push(await timeSignIn(calm.device, calm.email))
    // A known device waits for hashes under way only, not for those in the queue.
    expect(Math.min(...attacked)).toBeLessThan(10 * Math.min(...undisturbed))
    // Each stranger could send one mail.
    const mails = (await readOutboxPayloads(url)).filter(({ to }) => to === email)
    expect(mails.length).toBeLessThan(networks + 2 * serverLimits.codesPerDay)
  },
)

test(
  'guesses and requests from the address of an owner only raise the price there',
  { timeout: 600_000 },
  async () => {
    const { email, device } = await newOwner()
    const shared = '203.0.113.1'
    const own = at(shared, site, 'de_DE')
    for (const [name, value] of device.jar) own.jar.set(name, value)
    await own.call('/session/end', {})
    const passwords = { password: 'Neu-7kabel', passwordConfirm: 'Neu-7kabel' }
    for (let n = 0; n <= rateLimits.captchas.address.count; n++) {
      const attacker = at(shared)
      await attacker.call('/captchas', {})
      await signIn(url, attacker, email, wrong.password, dear)
      await attacker.call('/passwords/proof', { email, code: '000000' })
      await attacker.call('/passwords', { proof: 'none', ...passwords })
      const pass = await attacker.pass(url, 'code', dear)
      await attacker.call('/codes', { email, purpose: 'retrieve', pass })
    }
    const stranger = at(shared)
    expect((await stranger.call('/captchas', {})).body.work.links).toBeGreaterThan(
      serverLimits.workLinks,
    )
    expect((await signIn(url, stranger, email)).body.price).toBe(serverLimits.maxCaptchaPrice)
    // Whoever pays gets in; a known device does not pay for others, nor does its reset.
    const { password } = validSignUpForm
    expect((await signIn(url, at(shared), email, password, dear)).status).toBe(200)
    expect((await signIn(url, own, email)).status).toBe(200)
    await own.call('/session/end', {})
    // The reset forgets all devices: this one pays like a stranger once.
    expect(await resetAndSignIn(own, email, dear)).toEqual([202, 200, 200, 200])
  },
)

test('a queue full of guesses refuses further ones for a moment, but neither a known device nor a proof', async () => {
  const { email, device } = await newOwner()
  const known = at('192.0.2.200', held)
  for (const [name, value] of device.jar) known.jar.set(name, value)
  const proof = await obtainProof(url, 'newcomer@example.com', 'sign-up')
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  const room = serverLimits.hashesAtOnce + serverLimits.hashQueue
  const refused: Awaited<ReturnType<typeof signIn>>[] = []
  const addresses = Array.from({ length: room + 10 }, (_, n) => `10.99.${n}.1`)
  const guesses = addresses.map(async (address) => {
    const answer = await signIn(url, at(address, held), email, wrong.password)
    if (answer.status === 503) refused.push(answer)
    return answer
  })
  await vi.waitFor(() => expect(refused.length).toBeGreaterThanOrEqual(10), {
    timeout: hangTimeout,
    interval: 50,
  })
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  const fields = { ...validSignUpForm, username: 'New.Comer', phone: '030 555 999', proof }
  const first = [signIn(url, known, email), at('192.0.2.201', held).call('/accounts', fields)]
  // Long enough for both to wait, too; they are answered in any case.
  resolve()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 201])
  await Promise.all(guesses)
})
