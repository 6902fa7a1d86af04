import { afterAll, beforeAll, expect, test } from 'vitest'
import { failedSignInLimit } from '#data/ops/limits.ts'
import { argon2id } from '#server/account/passwords.ts'
import { parseNetworkList } from '#server/http/networks.ts'
import { asker, startSite, type TestSite } from '../client.ts'
import { newDatabase, payloadsIn } from '../databases.ts'
import { holdClock } from '../heldClock.ts'
import { newPasses, openBrowser, signIn, signUp } from '../people.ts'

const networks = 1000
const atOnce = 20
const email = 'victim@example.com'

let url: string
let site: TestSite
let passes: string[]
beforeAll(async () => {
  url = await newDatabase()
  // Mails stay in the outbox.
  await holdClock(url)
  passes = await newPasses(url, networks + 10)
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
  openBrowser(asker(site.port), { address: `10.${network >> 8}.${network & 255}.1` })
const owner = () => openBrowser(site.ask, { address: '192.0.2.1' })

/** Does something from each network, some at once; gives how often each status was answered. */
async function fromEverywhere(
  attack: (network: number) => Promise<{ readonly status: number }>,
  count = networks,
) {
  const statuses = new Map<number, number>()
  let next = 0
  const worker = async () => {
    while (next < count) {
      const { status } = await attack(next++)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return Object.fromEntries(statuses)
}
const codeOf = async (nth: number) => {
  const mails = (await payloadsIn(url)).filter(({ to }) => to === email)
  return /^\d{6}$/m.exec(String(mails.at(nth)?.['text']))?.[0] ?? ''
}
const ask = async (browser: ReturnType<typeof at>, purpose: 'retrieve' | 'sign-up') => {
  return browser.call('/codes', { email, purpose, pass: passes.pop() })
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test(
  `${networks} networks that guess passwords and request codes lock no owner out`,
  { timeout: 300_000 },
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
    const code = await codeOf(-1)
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
    const last = await codeOf(-1)
    const bad = { purpose: 'deletion', code: wrong(last) }
    expect((await signedIn.call('/account/proof', bad)).status).toBe(422)
    const right = await signedIn.call('/account/proof', { purpose: 'deletion', code: last })
    expect(right.status).toBe(200)
  },
)
