import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { argon2id, passwordHashCost } from '#server/account/passwords.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { hangTimeout } from '../../hangTimeout.ts'
import { createCaptchaPasses } from '../captchas.ts'
import { createRequestSender, startSite, type SendRequest } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'

const trustedProxies = parseIpNetworkList('127.0.0.1')
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const form = { ...json, 'content-type': 'application/x-www-form-urlencoded' }
const text = { pass: 'p', code: '000000', agreement: true, password: 'Wrong-7kabel' }
const enquiry = { name: 'n', country: 'DE', email: 'a@example.com', telephone: '1', company: 'c' }

/** Calls and page posts that need the database or are limited, with a valid body. */
const requests: readonly (readonly [path: string, body?: object])[] = [
  ['/api/captchas', {}],
  ['/api/captchas/redemption', { id: 'i', purpose: 'form', point: { x: 1, y: 1 } }],
  ['/api/codes', { email: 'a@example.com', purpose: 'retrieve', pass: 'p' }],
  ['/api/session', { identifier: 'a@example.com', ...text }],
  ['/api/session/phone', { phone: '30 555', ...text, code: '+49' }],
  ['/api/session/second-factor', { challenge: 'c', code: '000000', keep: false }],
  ['/api/session/passkey/options', {}],
  ['/api/session'],
  ['/api/account'],
  ['/api/passwords/proof', { email: 'a@example.com', code: '000000' }],
  ['/api/accounts/proof', { email: 'a@example.com', code: '000000' }],
  ['/api/accounts/undo', { token: 't' }],
  ['/api/enquiries', { ...enquiry, message: 'm' }],
  ['/api/open-api-applications', { ...enquiry, message: 'm', useCase: 'vpp', scale: '1-10' }],
  ['/api/callbacks', { name: 'n', country: 'DE', phone: '30 555', timeOfDay: 'morning' }],
  ['/api/newsletter', { email: 'a@example.com', consent: true }],
  ['/api/newsletter/confirmation', { token: 't' }],
  ['/open-api/v1/whoami'],
  ['/login', { identifier: 'a@example.com', password: 'Wrong-7kabel', agreement: 'on', pass: 'p' }],
  ['/contact-us', { ...enquiry, message: 'm' }],
]

/** Sends each request from an address; returns status and `Retry-After` by path. */
async function sendEach(ask: SendRequest, address: string) {
  const answers = requests.map(async ([path, body]) => {
    const isCall = path.startsWith('/api') || path.startsWith('/open-api')
    const own = path.startsWith('/open-api')
      ? { 'x-client-id': 'c', 'x-timestamp': new Date().toISOString(), 'x-signature': 's' }
      : { cookie: `__Host-session=${'s'.repeat(43)}; __Host-codes=${'c'.repeat(43)}` }
    const sent = isCall ? JSON.stringify(body) : new URLSearchParams({ ...body }).toString()
    const { status, headers } = await ask(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(isCall ? json : form), ...own, 'x-forwarded-for': address },
      ...(body === undefined ? {} : { body: sent }),
    })
    return { path, status, wait: headers['retry-after'] }
  })
  return Promise.all(answers)
}

test('every 503 of a call or a page has Retry-After', async () => {
  const site = await startSite({ trustedProxies })
  const answers = await sendEach(site.ask, '10.1.1.1')
  await site.close()
  const expected = requests.map(([path]) => ({
    path,
    status: 503,
    wait: String(serverLimits.unavailableTime),
  }))
  expect(answers).toEqual(expected)
})

test('every 429 of a call or a page has Retry-After', async () => {
  const url = await createTestDatabase()
  const site = await startSite({ database: { url }, trustedProxies })
  await sendEach(site.ask, '10.1.1.1')
  // From now on all counters are at their limits.
  await queryRows(url, `UPDATE rate_limit SET count = 100000, ends_at = now() + interval '1 hour'`)
  const answers = await sendEach(site.ask, '10.1.1.1')
  await site.close()
  const limited = answers.filter(({ status }) => status === 429)
  expect(limited.filter(({ wait }) => !(Number(wait) > 0))).toEqual([])
  // Not limited: captchas, whose price rises; challenges, which are not stored; and calls that first require a token of
  // 256 bits.
  const others = answers.filter(({ status }) => status !== 429).map(({ path }) => path)
  expect(others).toEqual([
    '/api/captchas',
    '/api/session/second-factor',
    '/api/session/passkey/options',
    '/api/session',
    '/api/account',
    '/api/newsletter/confirmation',
  ])
})

test('sign-ins beyond the queue of password hashes are answered with 503 and when to come back', async () => {
  const url = await createTestDatabase()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const hasher = {
    ...argon2id(passwordHashCost),
    verify: () =>
      Effect.as(
        Effect.promise(() => released),
        false,
      ),
  }
  const site = await startSite({ database: { url }, trustedProxies, hasher })
  const beyond = 10
  const room = serverLimits.hashesAtOnce + serverLimits.hashQueue
  const addresses = Array.from({ length: room + beyond }, (_, n) => `10.1.${n}.1`)
  const passes = await createCaptchaPasses(url, addresses)
  const answered: (readonly [status: number, wait: string | undefined])[] = []
  const signIns = passes.map((pass, n) => async () => {
    // A separate connection, because waiting requests would block the others.
    const { status, headers } = await createRequestSender(site.port)('/api/session', {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': addresses[n] },
      body: JSON.stringify({ ...text, identifier: `visitor ${n}`, pass }),
    })
    answered.push([status, headers['retry-after']])
  })
  const sent: Promise<void>[] = []
  // A few at a time, so that none waits for the database: a request that waits for a hash has used its pass.
  for (let n = 0; n < signIns.length; n += 10) {
    sent.push(...signIns.slice(n, n + 10).map((signIn) => signIn()))
    await vi.waitFor(async () => {
      const [left] = await queryRows(url, 'SELECT count(*)::int AS n FROM captcha_pass')
      expect(left?.['n']).toBe(passes.length - sent.length)
    }, hangTimeout)
  }
  await vi.waitFor(() => expect(answered).toHaveLength(beyond), hangTimeout)
  expect(new Set(answered.map(String))).toEqual(new Set([`503,${serverLimits.unavailableTime}`]))
  release()
  await Promise.all(sent)
  await site.close()
})
