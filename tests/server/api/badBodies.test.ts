import { gzipSync } from 'node:zlib'
import { OpenApi } from 'effect/http-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Api } from '#data/api/api.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite, type SendRequestOptions, type TestSite } from '../client.ts'
import { createTestDatabase } from '../databases.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({
    database: { url: await createTestDatabase() },
    trustedProxies: parseIpNetworkList('127.0.0.1'),
  })
})
afterAll(() => site.close())

/** Every state-changing call: whether it takes a body, and whether it requires a session. */
const calls = Object.entries(OpenApi.fromApi(Api).paths).flatMap(([path, { post }]) =>
  post === undefined
    ? []
    : [
        {
          path,
          takes: post.requestBody !== undefined,
          signedIn: (post.security ?? []).length > 0,
        },
      ],
)

const ours = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const huge = JSON.stringify({ message: 'x'.repeat(70_000) })

// Requests refused before the body is read, and invalid bodies.
const atTheDoor: readonly [string, number, SendRequestOptions][] = [
  ['another site', 403, { headers: { ...ours, 'sec-fetch-site': 'cross-site' }, body: '{}' }],
  [
    'a forged origin',
    403,
    { headers: { 'content-type': 'application/json', origin: 'https://evil.example' }, body: '{}' },
  ],
  [
    'no sign of a page of ours',
    403,
    { headers: { 'content-type': 'application/json' }, body: '{}' },
  ],
  ['too much', 413, { headers: ours, body: huge }],
  ['another method', 405, { method: 'PUT', headers: ours, body: '{}' }],
]
const inside: readonly [string, number, SendRequestOptions][] = [
  ['no JSON', 422, { headers: ours, body: '{' }],
  ['nothing', 422, { headers: ours, body: '' }],
  ['bytes', 422, { headers: ours, body: Buffer.from([0xff, 0xfe, 0x00]) }],
  ['a list', 422, { headers: ours, body: '[{}]' }],
  ['null', 422, { headers: ours, body: 'null' }],
  ['great depth', 422, { headers: ours, body: '['.repeat(9000) + ']'.repeat(9000) }],
  ['a key twice', 422, { headers: ours, body: '{"__proto__":{"a":1},"a":"b","a":{}}' }],
  [
    'a packed body',
    422,
    { headers: { ...ours, 'content-encoding': 'gzip' }, body: gzipSync('{}') },
  ],
  ['another type', 415, { headers: { ...ours, 'content-type': 'text/plain' }, body: '{}' }],
  [
    'a form',
    415,
    { headers: { ...ours, 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' },
  ],
]

const send = async (path: string, { headers, ...asked }: SendRequestOptions) => {
  const answer = await site.ask(path, {
    method: 'POST',
    ...asked,
    // A refusal may close the connection before the body has been read: connections are not reused.
    headers: { ...headers, language: 'de_DE', connection: 'close' },
  })
  return { status: answer.status, text: answer.text, type: String(answer.headers['content-type']) }
}
type Sent = Awaited<ReturnType<typeof send>>

/**
 * Returns the faults of an error response: it must have its status, a message in the visitor's language, and no
 * internals.
 */
function faultOf({ status, text, type }: Sent, wanted: number): string | undefined {
  if (status !== wanted) return `answered ${status}`
  if (!type.startsWith('application/json')) return `is ${type}`
  const { code, message } = JSON.parse(text) as { code: unknown; message: unknown }
  if (code !== wanted) return `says ${String(code)}`
  if (!/Anfrage|Eingaben|Inhalt|Methode|melden/.test(String(message))) return 'is not in German'
  return /\.ts:|node_modules|SyntaxError/.test(text) ? 'exposes internals' : undefined
}

describe('every call', () => {
  test('is in the matrix', () => {
    expect(calls.length).toBeGreaterThan(25)
    expect(calls.filter(({ takes }) => takes).length).toBeGreaterThan(18)
  })

  test.each(atTheDoor)('refuses %s with %i', async (_, status, asked) => {
    const faults: string[] = []
    for (const { path } of calls) {
      const fault = faultOf(await send(path, asked), status)
      if (fault) faults.push(`${path} ${fault}`)
    }
    expect(faults).toEqual([])
  })

  test.each(inside)(
    'refuses %s with %i, or with 401 where an account is needed',
    async (_, status, asked) => {
      const faults: string[] = []
      for (const { path, takes, signedIn } of calls) {
        const answer = await send(path, asked)
        const refused = signedIn || takes
        const fault = refused
          ? faultOf(answer, signedIn ? 401 : status)
          : answer.status >= 300 && `answered ${answer.status}`
        if (fault) faults.push(`${path} ${fault}`)
      }
      expect(faults).toEqual([])
    },
  )
})
