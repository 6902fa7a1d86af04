import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serverLimits, rateLimits } from '#data/ops/limits.ts'
import { argon2id } from '#server/account/passwords.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { hangTimeout } from '../../hangTimeout.ts'
import { createCaptchaPasses } from '../captchas.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, readOutboxPayloads } from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import { createOneTimeCodeProof, signIn, validSignUpForm } from '../people.ts'
import {
  createNetworkAddress,
  attackFromEverywhere,
  openBrowserAtAddress,
  createAttackedAccounts,
} from './attackedOwners.ts'

const networks = 300
const dear = { price: serverLimits.maxCaptchaPrice }

let url: string
/** Hashes passwords at their production cost. */
let site: TestSite
/** Another process on the same database; its hashes wait while the gate is closed. */
let held: TestSite
let owners: ReturnType<typeof createAttackedAccounts>
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
  owners = createAttackedAccounts(url, site)
})
afterAll(() => Promise.all([site.close(), held.close()]))

const at = (address: string, where = site, language = 'en-US') =>
  openBrowserAtAddress(where, address, language)
const wrong = { password: 'Wrong-7kabel', agreement: true }

test(
  `${networks} networks that guess and request codes neither keep an owner out nor slow down a known device`,
  { timeout: 1_200_000 },
  async () => {
    const { email, device, phone } = await owners.signUpOwner()
    const calm = await owners.signUpOwner()
    const addresses = Array.from({ length: networks }, (_, n) => createNetworkAddress(n))
    const passes = await createCaptchaPasses(url, addresses)
    const codePasses = await createCaptchaPasses(url, addresses, { use: 'code' })
    const [attacked, undisturbed]: [number[], number[]] = [[], []]
    const ownerMeanwhile = async () => {
      for (let round = 0; round < 5; round++) attacked.push(await owners.timeSignIn(device, email))
      // From another address, and without any cookie of the owner.
      await owners.timeSignIn(at('198.51.100.1'), email)
      const elsewhere = at('198.51.101.1', site, 'de_DE')
      return (await owners.resetAndSignIn(elsewhere, email)).statuses
    }
    let during: ReturnType<typeof ownerMeanwhile> | undefined
    const guess = async (network: number) => {
      if (network === networks / 4) during = ownerMeanwhile()
      const guesser = at(addresses[network] ?? '')
      const asked = { email, purpose: 'retrieve', pass: codePasses[network] }
      // An attempt with a 503 response may have used up its pass.
      expect([202, 422, 503]).toContain((await guesser.call('/codes', asked)).status)
      const typed = { ...wrong, pass: passes[network] }
      return network % 5 === 0
        ? guesser.call('/session/phone', { ...typed, code: '+49', phone })
        : guesser.call('/session', { ...typed, identifier: email })
    }
    const { 401: refused = 0, 503: unserved = 0 } = await attackFromEverywhere({
      networks,
      attack: guess,
    })
    expect([refused + unserved, refused > networks / 2]).toEqual([networks, true])
    expect(await during).toEqual([202, 200, 200, 200])
    for (let round = 0; round < 5; round++)
      undisturbed.push(await owners.timeSignIn(calm.device, calm.email))
    // A known device waits for running hashes only, not for queued ones.
    expect(Math.min(...attacked)).toBeLessThan(10 * Math.min(...undisturbed))
    // Each attacker could send one mail.
    const mails = (await readOutboxPayloads(url)).filter(({ to }) => to === email)
    expect(mails.length).toBeLessThan(networks + 2 * serverLimits.codesPerDay)
  },
)

test(
  'guesses and requests from the address of an owner only raise the price there',
  { timeout: 600_000 },
  async () => {
    const { email, device } = await owners.signUpOwner()
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
    // A client that pays gets in; a known device does not pay for others, nor does its reset.
    const { password } = validSignUpForm
    expect((await signIn(url, at(shared), email, password, dear)).status).toBe(200)
    expect((await signIn(url, own, email)).status).toBe(200)
    await own.call('/session/end', {})
    // The reset deletes all known devices: this one pays like a stranger once.
    const { statuses } = await owners.resetAndSignIn(own, email, dear)
    expect(statuses).toEqual([202, 200, 200, 200])
  },
)

test('a queue full of guesses refuses further ones for a moment, but neither a known device nor a proof', async () => {
  const { email, device } = await owners.signUpOwner()
  const known = at('192.0.2.200', held)
  for (const [name, value] of device.jar) known.jar.set(name, value)
  const proof = await createOneTimeCodeProof(url, 'newcomer@example.com', 'sign-up')
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
  // Long enough for both to wait; they get a response in any case.
  resolve()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 201])
  await Promise.all(guesses)
})
