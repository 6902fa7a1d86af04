import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInGuessRateLimit, serverLimits, rateLimits } from '#data/ops/limits.ts'
import { argon2id } from '#server/account/passwords.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase } from '../databases.ts'
import { openApiTestBrowser, signIn, signUp, validSignUpForm } from '../people.ts'

const { guesses } = rateLimits

let url: string
let site: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  // The cost of a hash does not matter here.
  const hasher = argon2id({ memoryCost: 8, timeCost: 1, parallelism: 1 })
  const trustedProxies = parseIpNetworkList('127.0.0.1')
  site = await startSite({ database: { url }, trustedProxies, hasher })
})
afterAll(() => site.close())

let places = 0
const place = () => {
  places++
  return `10.${places >> 8}.${places & 255}.1`
}
const browserAt = () => openApiTestBrowser(site.ask, { address: place() })
let members = 0
async function member() {
  members++
  const email = `priced${members}@example.com`
  const fields = { email, username: `Priced.${members}`, phone: `030 666 ${1000 + members}` }
  expect((await signUp(url, browserAt(), fields)).status).toBe(201)
  return { email }
}

test.each([
  [
    'en-US',
    'There have been many attempts. Please verify once more. This time it will take a little longer.',
  ],
  [
    'de_DE',
    'Es gab viele Versuche. Bitte bestätigen Sie noch einmal. Diesmal dauert es etwas länger.',
  ],
  ['zh_CN', '近期尝试次数较多，请再验证一次，这次用时会稍长。'],
])(
  'signing in becomes dearer for an address after wrong passwords, and is never refused (%s)',
  async (language, message) => {
    const { email } = await member()
    const address = place()
    const at = () => openApiTestBrowser(site.ask, { address, language })
    for (const name of [email, `nobody.${email}`]) {
      for (let tried = 0; tried < guesses.address.count; tried++)
        expect((await signIn(url, at(), name, 'Wrong-7kabel')).status).toBe(401)
      const { status, body } = await signIn(url, at(), name)
      expect([status, body]).toEqual([
        422,
        { code: 422, message, captcha: true, price: 2, _tag: 'VerificationFailedError' },
      ])
    }
    expect((await signIn(url, browserAt(), email)).status).toBe(200)
    const password = validSignUpForm.password
    expect((await signIn(url, at(), email, password, { price: 2 })).status).toBe(200)
    // A correct password resets the counters.
    expect((await signIn(url, at(), email)).status).toBe(200)
  },
)

test('signing in costs up to eight times the work, after which the right password is always accepted', async () => {
  const { email } = await member()
  const address = place()
  const at = () => openApiTestBrowser(site.ask, { address })
  const { maxCaptchaPrice: price } = serverLimits
  for (let tried = 0; tried < 6 * guesses.address.count; tried++)
    expect((await signIn(url, at(), email, 'Wrong-7kabel', { price })).status).toBe(401)
  expect((await signIn(url, at(), email)).body.price).toBe(price)
  const { password } = validSignUpForm
  expect((await signIn(url, at(), email, password, { price })).status).toBe(200)
})

test('signing in becomes dearer for an address that tries many accounts', async () => {
  const browser = openApiTestBrowser(site.ask, { address: '10.200.0.1' })
  const { count } = rateLimits.signIn.address
  for (let tried = 0; tried < count; tried++)
    expect((await signIn(url, browser, `n${tried}`, 'Wrong-7kabel')).status).toBe(401)
  expect((await signIn(url, browser, `n${count}`, 'Wrong-7kabel')).body.price).toBe(2)
})

test('signing in becomes dearer for a name that is tried everywhere, but for the first attempt of an address', async () => {
  const { email } = await member()
  const addresses = Array.from({ length: signInGuessRateLimit.count }, place)
  for (const address of addresses)
    await signIn(url, openApiTestBrowser(site.ask, { address }), email, 'Wrong-7kabel')
  const again = openApiTestBrowser(site.ask, { address: addresses[0] ?? '' })
  expect((await signIn(url, again, email, 'Wrong-7kabel')).body.price).toBe(2)
  expect((await signIn(url, browserAt(), email)).status).toBe(200)
})

test('signing in costs a known device nothing that others have tried, also from its address', async () => {
  const { email } = await member()
  const address = place()
  const at = () => openApiTestBrowser(site.ask, { address })
  const own = at()
  expect((await signIn(url, own, email)).status).toBe(200)
  const { maxCaptchaPrice: price } = serverLimits
  for (let tried = 0; tried < 4 * guesses.address.count; tried++)
    await signIn(url, at(), email, 'Wrong-7kabel', { price })
  expect((await signIn(url, own, email)).status).toBe(200)
  expect((await signIn(url, at(), email)).body.price).toBe(price)
  // Wrong passwords on the device itself count.
  for (let tried = 0; tried < guesses.address.count; tried++)
    await signIn(url, own, email, 'Wrong-7kabel')
  expect((await signIn(url, own, email)).body.price).toBe(2)
})

test('signing in without a pass is limited for an address', async () => {
  const browser = openApiTestBrowser(site.ask, { address: '10.200.1.1' })
  const statuses = []
  for (let tried = 0; tried <= rateLimits.refusedPasses.address.count; tried++) {
    const body = { identifier: `n${tried}`, password: 'x', agreement: true, pass: 'x' }
    const { status, headers } = await browser.call('/session', body)
    statuses.push(status)
    if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([422, 429])
})
