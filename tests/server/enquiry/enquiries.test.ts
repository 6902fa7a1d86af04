import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { postJson, startSite, type SendRequest, type TestSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import { exampleEnquiry as enquiry } from './exampleEnquiry.ts'

let url: string
let running: TestSite
let ask: SendRequest
beforeAll(async () => {
  url = await createTestDatabase()
  running = await startSite({ database: { url } })
  ask = running.ask
})
afterAll(() => running.close())

const post = (body: unknown, headers: Record<string, string> = {}, to = ask) =>
  postJson(to, '/api/enquiries', body, headers)
const count = async (where: string) => {
  const [row] = await queryRows(url, `SELECT count(*)::int AS n FROM ${where}`)
  return row?.['n']
}
/** A separate site over the same database, like another process. */
const another = () => startSite({ database: { url } })

describe('an enquiry', () => {
  test('gets a reference, and two mails in the outbox of the same moment', async () => {
    const { status, body } = await post(enquiry, { language: 'de_DE' })
    expect(status).toBe(201)
    expect(body).toEqual({
      code: 200,
      message: 'Ihre Anfrage wurde erfolgreich gesendet!',
      reference: expect.stringMatching(/^FE-[0-9A-Z]{8}$/),
    })
    const [row] = await queryRows(
      url,
      `SELECT * FROM enquiry WHERE reference = '${body.reference}'`,
    )
    expect(row).toMatchObject({ ...enquiry, locale: 'de', product: null, function_id: 0 })
  })

  test.each([
    ['en-US', 'Name required', 'Incorrect email format', 'Country or region required'],
    ['zh_CN', '请填写姓名', '邮箱格式不正确', '请选择国家或地区'],
  ])('that is invalid is reported by field in %s', async (language, name, email, country) => {
    const { country: left, ...rest } = { ...enquiry, name: ' ', email: 'ada@' }
    const { status, body } = await post({ ...rest, telephone: '1'.repeat(41) }, { language })
    expect([status, left]).toEqual([422, 'DE'])
    expect(body).toMatchObject({ code: 422, fields: { name: [name], email: [email] } })
    expect(body.fields.country).toEqual([country])
    expect(Object.keys(body.fields).toSorted()).toEqual(['country', 'email', 'name', 'telephone'])
  })

  test.each([
    ['a NUL', { message: 'a\u0000b' }, 'message'],
    ['a line break in a header', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    ['half a character', { company: '\uD800' }, 'company'],
    ['another type', { name: { $gt: '' } }, 'name'],
    ['a list', { product: ['a'] }, 'product'],
  ])('with %s is refused and no failure', async (_, part, field) => {
    const { status, body } = await post({ ...enquiry, ...part })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })
})

describe('a repeated enquiry', () => {
  test('with the same key is the same, also for two processes and many posts at once', async () => {
    const other = await another()
    const body = { ...enquiry, message: 'Twice?' }
    const key = { 'idempotency-key': 'key-of-one-form' }
    const answers = await Promise.all(
      [ask, other.ask, ask, other.ask].map((to) => post(body, key, to)),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
    expect(await count(`enquiry WHERE message = 'Twice?'`)).toBe(1)
    const changed = await post({ ...body, message: 'Other' }, key)
    expect([changed.status, changed.body]).toMatchObject([
      422,
      { code: 422, message: 'This was sent before with other content', key: true },
    ])
    await other.close()
  })

  test('with another client’s key is a new one, and reveals nothing of the first', async () => {
    const site = await startSite({
      database: { url },
      trustedProxies: parseIpNetworkList('127.0.0.1'),
    })
    const from = (address: string) => ({
      'idempotency-key': 'key-of-two-clients',
      'x-forwarded-for': address,
    })
    const body = { ...enquiry, message: 'Mine' }
    const mine = await post(body, from('198.51.100.1'), site.ask)
    const theirs = await post({ ...body, message: 'Theirs' }, from('203.0.113.1'), site.ask)
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(theirs.body.reference).not.toBe(mine.body.reference)
    await site.close()
  })

  test('without a key is the same if its content is equal', async () => {
    const first = await post({ ...enquiry, message: 'Same  words' })
    const again = await post({ ...enquiry, message: 'Same words ', email: 'ADA@example.com' })
    const different = await post({ ...enquiry, message: 'Other words' })
    expect(again.body.reference).toBe(first.body.reference)
    expect(different.body.reference).not.toBe(first.body.reference)
  })
})

test('enquiries are limited for an address, across processes', async () => {
  const own = await createTestDatabase()
  const sites = await Promise.all([1, 2].map(() => startSite({ database: { url: own } })))
  const statuses: number[] = []
  for (let sent = 0; sent <= rateLimits.forms.address.count; sent++) {
    const { status } = await post(
      { ...enquiry, message: `Question ${sent}` },
      // This header is ignored unless it comes from a trusted proxy.
      { 'x-forwarded-for': `198.51.100.${sent}` },
      sites[sent % 2]?.ask,
    )
    statuses.push(status)
  }
  expect(statuses.slice(0, -1)).toEqual(statuses.slice(0, -1).map(() => 201))
  expect(statuses.at(-1)).toBe(429)
  await Promise.all(sites.map((site) => site.close()))
})

test('addresses of one IPv6 network share a limit, however they are chosen', async () => {
  const own = await createTestDatabase()
  const site = await startSite({
    database: { url: own },
    trustedProxies: parseIpNetworkList('127.0.0.1'),
  })
  const { address, network } = rateLimits.forms
  const send = async (from: string, n: number) => {
    const headers = { 'x-forwarded-for': from }
    return (await post({ ...enquiry, message: `Message ${n}` }, headers, site.ask)).status
  }
  const statuses: number[] = []
  const home = Math.round(Math.sqrt(address.count * network.count))
  // Another address each time: of one /64, of another /64 of one /56, and of another /56 of one /48.
  for (let n = 0; n <= address.count; n++) statuses.push(await send(`2001:db8:1::${n}`, n))
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([201, 429])
  for (let n = 0; n <= home; n++)
    statuses.push(await send(`2001:db8:2:${n.toString(16)}::1`, 1000 + n))
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([201, 429])
  for (let n = 0; n <= network.count; n++)
    statuses.push(await send(`2001:db8:3:${n.toString(16)}00::1`, 2000 + n))
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([201, 429])
  expect(await send('2001:db8:4::1', 3000)).toBe(201)
  await site.close()
})

test('answers a call with 503 and pages normally without a database', async () => {
  const site = await startSite()
  const { status, body, headers } = await post(enquiry, { language: 'de_DE' }, site.ask)
  expect([status, body.code, headers['retry-after']]).toEqual([503, 503, '5'])
  expect(body.message).toContain('gerade nicht verfügbar')
  expect((await site.ask('/about-us')).status).toBe(200)
  await site.close()
})

test('nothing a visitor wrote is logged', () => {
  expect(running.logs.length).toBeGreaterThan(0)
  expect(running.logs.join('\n')).not.toMatch(/ada@|Ada Example|cellar/i)
})
