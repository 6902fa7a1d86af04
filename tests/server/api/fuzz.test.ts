import * as fc from 'fast-check'
import { OpenApi } from 'effect/http-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Api } from '#data/api/api.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite, type SendRequestOptions, type TestSite } from '../client.ts'
import { createTestDatabase } from '../databases.ts'
import { hangTimeout } from '../../hangTimeout.ts'

const runs = 5_200
const atOnce = 20

let site: TestSite
beforeAll(async () => {
  site = await startSite({
    database: { url: await createTestDatabase() },
    trustedProxies: parseIpNetworkList('127.0.0.1'),
  })
})
afterAll(() => site.close())

const spec = OpenApi.fromApi(Api)
const calls = Object.entries(spec.paths).flatMap(([path, { post }]) => (post ? [path] : []))
const fields = [...fieldsIn(spec), '__proto__', 'constructor', 'toString']
const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\r\nBcc: a@b.co',
  "' OR 1=1 --",
  '<script>',
  '${7*7}',
  '../..',
  '\u202E',
  '%00',
  '9'.repeat(6000),
  'a@b.co',
  'on',
  '-1',
  'e\u0301'.repeat(3000),
)
const value = fc.oneof(
  { weight: 4, arbitrary: nasty },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  fc.jsonValue({ maxDepth: 3 }),
)
const shaped = fc.dictionary(fc.constantFrom(...fields), value, {
  maxKeys: 10,
  noNullPrototype: true,
})
const valid = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((message) => ({
  name: 'n',
  country: 'DE',
  email: 'a@b.co',
  telephone: '1',
  company: 'c',
  consent: true,
  message: `Why ${message}?`,
  page: '/',
}))
const deep = fc.integer({ min: 1, max: 9000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth))
const twice = fc.constantFrom(...fields).map((name) => `{"${name}":"a","${name}":{"${name}":1}}`)
const body = fc.oneof(
  { weight: 5, arbitrary: shaped.map((object) => JSON.stringify(object)) },
  { weight: 1, arbitrary: valid.map((object) => JSON.stringify(object)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.oneof(deep, twice) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
)
const type = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/csp-report',
    'application/reports+json',
    '',
    'x/y;;=',
  ),
)
const language = fc.constantFrom('en-US', 'zh_CN', 'de_DE', 'en_AU', 'xx', 'constructor')
const encoding = fc.constantFrom<Record<string, string>>({}, {}, {}, { 'content-encoding': 'gzip' })

const attempt = fc.record({
  path: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...calls) },
    fc.webPath().map((path) => `/api${path}`),
  ),
  method: fc.oneof(
    { weight: 8, arbitrary: fc.constant('POST') },
    fc.constantFrom('GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  ),
  body,
  type,
  language,
  encoding,
  ours: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
  key: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.base64String()),
  network: fc.integer({ min: 0, max: 65_535 }),
})

test(
  `${runs} unexpected bodies are refused as JSON, never a failure`,
  {
    timeout: hangTimeout,
  },
  async () => {
    const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000)
    const attempts = fc.sample(attempt, { numRuns: runs, seed }).values()
    const statuses = new Map<number, number>()
    const faults: string[] = []
    const send = async () => {
      for (const one of attempts) {
        const asked: SendRequestOptions = {
          method: one.method,
          headers: {
            'content-type': one.type,
            language: one.language,
            // A refusal may close the connection before the body has been read: connections are not reused.
            connection: 'close',
            'x-forwarded-for': `10.${one.network >> 8}.${one.network & 255}.1`,
            ...(one.ours
              ? { 'sec-fetch-site': 'same-origin' }
              : { origin: 'https://evil.example' }),
            ...(one.key === undefined ? {} : { 'idempotency-key': one.key }),
            ...one.encoding,
          },
          ...(one.method === 'GET' ? {} : { body: one.body }),
        }
        const { status, text, headers } = await site.ask(one.path, asked)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const fault = faultOf(status, text, headers['content-type'])
        if (fault) faults.push(JSON.stringify({ fault, seed, text: text.slice(0, 200), ...one }))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, send))
    expect(faults).toEqual([])
    // Some requests were accepted: the run did not only test refusals.
    expect([...statuses.keys()]).toEqual(
      expect.arrayContaining([201, 202, 204, 403, 404, 405, 415, 422]),
    )
    expect(site.logs.filter((line) => line.includes('"level":"error"'))).toEqual([])
  },
)

/** Returns the fault of a response; undefined if there is none. */
function faultOf(status: number, text: string, type: string | undefined): string | undefined {
  if (status >= 500) return `failed with ${status}`
  if (/\bat .*\.ts:\d+|node_modules|SELECT |INSERT /.test(text)) return 'exposes internals'
  if (status === 204 || text === '') return undefined
  if (!type?.includes('application/json')) return `is ${type}`
  const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown }
  if (status >= 400 && (code !== status || typeof message !== 'string')) return 'is no refusal'
  return undefined
}

/** Lists the names of all fields in a description of calls, at every depth. */
function fieldsIn(part: unknown): ReadonlySet<string> {
  if (typeof part !== 'object' || part === null) return new Set()
  return new Set(
    Object.entries(part).flatMap(([key, inner]) => [
      ...(key === 'properties' ? Object.keys(inner) : []),
      ...fieldsIn(inner),
    ]),
  )
}
