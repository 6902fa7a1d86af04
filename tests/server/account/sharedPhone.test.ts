import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverLimits, rateLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import {
  validSignUpForm,
  createOneTimeCodeProof,
  openApiTestBrowser,
  signUp,
  type ApiTestBrowser,
} from '../people.ts'

let url: string
let site: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  site = await startSite({ database: { url }, trustedProxies: parseIpNetworkList('127.0.0.1') })
})
afterAll(() => site.close())

let people = 0
const browserAt = () => openApiTestBrowser(site.ask, { address: `10.8.${people++}.1` })
/** Signs up an account; returns the status. */
async function member(phone: string, password: string, browser = browserAt()) {
  const email = `number${people}@example.com`
  const fields = { email, username: `Number.${people}`, phone, password, passwordConfirm: password }
  const { status } = await signUp(url, browser, fields)
  return { email, browser, status }
}
async function byPhone(phone: string, password: string, browser = browserAt()) {
  const pass = await browser.pass(url)
  const typed = { code: '+49', phone, password, agreement: true, pass }
  return { browser, status: (await browser.call('/session/phone', typed)).status }
}
const addressOf = async ({ call }: ApiTestBrowser) => (await call('/account')).body.profile.email

test('neither sign-up nor a change reveals that a number has an account', async () => {
  const phone = '030 777 100'
  expect((await member(phone, 'Grün-7kabel')).status).toBe(201)
  const stranger = await member(phone, 'Blau-7kabel')
  expect(stranger.status).toBe(201)
  const another = await member('030 777 101', 'Gelb-7kabel')
  const change = {
    proof: await createOneTimeCodeProof(url, another.email, 'confirm-change'),
    current: 'Gelb-7kabel',
    country: 'DE',
    code: '+49',
    phone,
  }
  expect((await another.browser.call('/account/phone', change)).status).toBe(200)
})

test('the password decides which of the accounts with a number is meant', async () => {
  const phone = '030 777 200'
  // Registered by an attacker before its owner signs up.
  const stranger = await member(phone, 'Blau-7kabel')
  const owner = await member(phone, 'Grün-7kabel')
  const own = await byPhone(phone, 'Grün-7kabel')
  expect([own.status, await addressOf(own.browser)]).toEqual([200, owner.email])
  const other = await byPhone(phone, 'Blau-7kabel')
  expect([other.status, await addressOf(other.browser)]).toEqual([200, stranger.email])
  expect((await byPhone(phone, 'Wrong-7kabel')).status).toBe(401)
})

test('guesses by number become dearer for the guesser, and for nobody else', async () => {
  const phone = '030 777 300'
  await member(phone, 'Blau-7kabel')
  await member(phone, validSignUpForm.password)
  const guesser = browserAt()
  for (let tried = 0; tried < rateLimits.guesses.address.count; tried++)
    expect((await byPhone(phone, 'Wrong-7kabel', guesser)).status).toBe(401)
  expect((await byPhone(phone, validSignUpForm.password, guesser)).status).toBe(422)
  expect((await byPhone(phone, validSignUpForm.password)).status).toBe(200)
})

test('a sign-in by number compares as many passwords for a number without account', async () => {
  const counted = 'SELECT count(*)::int AS n FROM rate_limit'
  const countOf = async () => Number((await queryRows(url, counted))[0]?.['n'])
  const added = async (phone: string) => {
    const browser = browserAt()
    const before = await countOf()
    expect((await byPhone(phone, 'Wrong-7kabel', browser)).status).toBe(401)
    return (await countOf()) - before
  }
  const phone = '030 777 400'
  for (let n = 0; n < serverLimits.phoneAccounts; n++) await member(phone, validSignUpForm.password)
  expect(await added('030 777 499')).toBe(await added(phone))
})
