import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverLimits, rateLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { createCaptchaPass } from '../captchas.ts'
import { createRequestSender, startSite, type TestSite } from '../client.ts'
import { createTestDatabase } from '../databases.ts'
import { openApiTestBrowser, signIn, signUp } from '../people.ts'

const pairs = 200

let url: string
let site: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  site = await startSite({ database: { url }, trustedProxies: parseIpNetworkList('127.0.0.1') })
})
afterAll(() => site.close())

let places = 0
const browser = () => {
  places++
  return openApiTestBrowser(site.ask, { address: `10.${places >> 8}.${places & 255}.1` })
}

// Each account is tried until its price rises, and the same number of times again.
const tries = 2 * rateLimits.guesses.address.count
/** Client addresses of the attempts at one account. */
const networkOf = (nth: number, kind: 0 | 1) => `10.20${kind}.${Math.floor(nth / tries)}.1`

/** Share of pairs in which the first kind takes longer: 0.5 if the two cannot be distinguished. */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  const wins = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

/** Measures two kinds of sign-in alternately, in changing order. */
async function compare(first: (nth: number) => string, second: (nth: number) => string) {
  const price = serverLimits.maxCaptchaPrice
  const ask = createRequestSender(site.port)
  const times: [number[], number[]] = [[], []]
  const once = async (kind: 0 | 1, nth: number) => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': networkOf(nth, kind),
    }
    const identifier = (kind === 0 ? first : second)(nth)
    const password = 'Wrong-7kabel'
    const pass = await createCaptchaPass(url, { address: networkOf(nth, kind), price })
    const body = JSON.stringify({ identifier, password, agreement: true, pass })
    const before = performance.now()
    const { status } = await ask('/api/session', { method: 'POST', headers, body })
    times[kind].push(performance.now() - before)
    expect(status).toBe(401)
  }
  for (let nth = 0; nth < pairs; nth++) {
    const order = nth % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
    for (const kind of order) await once(kind, nth)
  }
  return areaUnderCurve(...times)
}

test(`the time of a refused sign-in reveals neither an account nor its price (${pairs} pairs)`, async () => {
  for (let n = 0; n < pairs / tries; n++) {
    const fields = { email: `known${n}@example.com`, username: `known.${n}`, phone: `777${n}00` }
    expect((await signUp(url, browser(), fields)).status).toBe(201)
  }
  const area = await compare(
    (nth) => `known${Math.floor(nth / tries)}@example.com`,
    (nth) => `other${Math.floor(nth / tries)}@example.com`,
  )
  expect(area).toBeGreaterThan(0.4)
  expect(area).toBeLessThan(0.6)
  const priceOf = async (kind: 0 | 1, name: string) => {
    const guesser = openApiTestBrowser(site.ask, { address: networkOf(0, kind) })
    return (await signIn(url, guesser, name, 'Wrong-7kabel')).body.price
  }
  const known = await priceOf(0, 'known0@example.com')
  expect(known).toBeGreaterThan(1)
  expect(await priceOf(1, 'other0@example.com')).toBe(known)
})

test('steps of sign-up and retrieval say the same of every address', async () => {
  const email = 'there@example.com'
  await signUp(url, browser(), { email, username: 'there.is', phone: '888000' })
  const ask = async (path: string, body: object, asking = browser()) => {
    const { status, body: said, headers } = await asking.call(path, body)
    const text = JSON.stringify(said).replaceAll(/(there|nobody)@example\.com/g, '')
    return [status, text, headers['retry-after']]
  }
  for (const purpose of ['sign-up', 'retrieve']) {
    const [there, nobody] = await Promise.all(
      [email, 'nobody@example.com'].map(async (to) => {
        const asking = browser()
        return ask('/codes', { email: to, purpose, pass: await asking.pass(url, 'code') }, asking)
      }),
    )
    expect(there).toEqual(nobody)
  }
  for (const path of ['/accounts/proof', '/passwords/proof'])
    expect(await ask(path, { email, code: '000000' })).toEqual(
      await ask(path, { email: 'nobody@example.com', code: '000000' }),
    )
})
