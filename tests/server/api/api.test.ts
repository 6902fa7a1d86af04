import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateLimits } from '#data/ops/limits.ts'
import {
  createCommonSecurityHeaders,
  createFileSecurityHeaders,
} from '#server/http/refusals/fileHeaders.ts'
import { startSite, type SendRequest, type TestSite } from '../client.ts'

let running: TestSite
let ask: SendRequest
beforeAll(async () => {
  running = await startSite()
  ask = running.ask
})
afterAll(() => running.close())

const json = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const report = (body: unknown, headers: Record<string, string> = json, to = ask) =>
  to('/api/client-errors', { method: 'POST', headers, body: JSON.stringify(body) })

describe('calls', () => {
  test.each(['/api/health', '/api/ready'])('%s', async (path) => {
    const answer = await ask(path)
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { code: 200, message: 'ok' }])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await ask(path, { method: 'HEAD' })).status).toBe(200)
  })

  test('the calls describe themselves', async () => {
    const { text } = await ask('/api/openapi.json')
    const { openapi, paths, components } = JSON.parse(text)
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths)).toContain('/api/client-errors')
    const { email } = components.schemas.Enquiry.properties
    expect(email).toMatchObject({
      maxLength: 254,
      description: expect.stringContaining('Address the answer goes to'),
    })
  })

  test('people can read them', async () => {
    const { status, headers, text } = await ask('/api/docs')
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(text) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
    expect(headers).toMatchObject(createCommonSecurityHeaders(false))
    expect(text).toContain('POST /api/enquiries')
    expect(text).toContain('at most 254 characters')
    expect(text).not.toContain('<script')
  })

  test.each([
    ['/api', {}, 'Not found'],
    ['/api/no-such-call', {}, 'Not found'],
    ['/api//evil.example', {}, 'Not found'],
    ['/api/health;a.css', {}, 'Not found'],
    ['/api/docs;a.js?b=c', {}, 'Not found'],
    ['/api/./health', {}, 'Not found'],
    ['/api/x/%2e%2e/health', {}, 'Not found'],
    ['/open-api/v1/systems/%ff/state', {}, 'Not found'],
    ['/api/x', { language: 'de_DE' }, 'Nicht gefunden'],
    ['/api/x', { cookie: 'official_lang_cache@v1=cn' }, '未找到'],
    ['/api/x', { language: 'constructor' }, 'Not found'],
  ])('%s %o is a JSON 404', async (path, headers, message) => {
    const answer = await ask(path, { headers })
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(JSON.parse(answer.text)).toEqual({ code: 404, message })
  })

  test('a wrong method is a JSON 405', async () => {
    const answer = await ask('/api/client-errors')
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST'])
    expect(JSON.parse(answer.text)).toMatchObject({ code: 405 })
  })
})

describe('a request that cannot be read', () => {
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let received = ''
      const socket = connect(running.port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
      socket.once('error', reject).once('close', () => resolve(received))
    })

  test.each([
    ['no HTTP', 400, 'nonsense\r\n\r\n'],
    [
      'two lengths',
      400,
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    ],
    ['an unknown expectation', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n'],
    ['long headers', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: a\r\nHOST: b\r\n\r\n'],
    ['a host with a blank', 400, 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
    [
      'a length and chunks',
      400,
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG',
    ],
    [
      'chunks in HTTP/1.0',
      400,
      'GET /about-us HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'another transfer encoding than chunks',
      400,
      'GET /api/health HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    ],
  ])('for %s is answered with the headers of every response', async (_, status, text) => {
    const [line = '', ...fields] = (await raw(text)).split('\r\n')
    expect(line).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const headers = Object.fromEntries(
      fields.filter((field) => field.includes(': ')).map((field) => field.split(': ', 2)),
    )
    expect(headers).toMatchObject(createFileSecurityHeaders(false))
  })
})

describe('errors of browsers', () => {
  test('are logged without personal data', async () => {
    const answer = await report({
      message: 'x is not a function for someone@private.example',
      page: '/contact-us?name=Private',
      stack: 'at https://localhost/assets/a.js?key=private:1:2',
    })
    expect([answer.status, answer.text]).toEqual([204, ''])
    const line = running.logs.find((entry) => entry.includes('x is not a function'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      level: 'warn',
      message: 'browser error',
      error: 'x is not a function for [address]',
      page: '/contact-us',
    })
    expect(line).not.toMatch(/private/i)
  })

  test('policy violations arrive both ways browsers send them', async () => {
    const old = await report(
      {
        'csp-report': {
          'document-uri': 'http://localhost/a?b',
          'effective-directive': 'img-src',
          'blocked-uri': 'inline',
          'original-policy': 'p',
        },
      },
      { 'content-type': 'application/csp-report' },
    )
    expect(old.status).toBe(204)
    const modern = await report(
      [
        {
          type: 'csp-violation',
          age: 1,
          url: 'http://localhost/c',
          user_agent: 'x',
          body: { effectiveDirective: 'style-src', disposition: 'enforce' },
        },
      ],
      { 'content-type': 'application/reports+json' },
    )
    expect(modern.status).toBe(204)
    expect(running.logs.some((line) => line.includes('"directive":"img-src"'))).toBe(true)
    expect(running.logs.some((line) => line.includes('"directive":"style-src"'))).toBe(true)
  })

  test('reports input that violates the schema by field', async () => {
    const answer = await report({ message: 'x'.repeat(501) }, { ...json, language: 'de_DE' })
    expect(answer.status).toBe(422)
    const body = JSON.parse(answer.text)
    expect(body).toMatchObject({ code: 422, message: 'Bitte prüfen Sie Ihre Eingaben' })
    expect(Object.keys(body.fields).toSorted()).toEqual(['message', 'page'])
  })

  test('unreadable requests get an error as JSON', async () => {
    const send = (headers: Record<string, string>, body: string) =>
      ask('/api/client-errors', { method: 'POST', headers, body })
    const refused = [
      await send(json, '{'),
      await send({ ...json, 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }, 'x'),
      await send(json, `"${'x'.repeat(70_000)}"`),
      await send({ ...json, 'transfer-encoding': 'chunked' }, `"${'x'.repeat(70_000)}"`),
      await send({ 'content-type': 'application/json' }, '{}'),
      await send({ ...json, 'sec-fetch-site': 'cross-site' }, '{}'),
      await send({ ...json, origin: 'https://evil.example' }, '{}'),
    ]
    expect(refused.map(({ status }) => status)).toEqual([422, 415, 413, 413, 403, 403, 403])
    for (const { status, text } of refused) expect(JSON.parse(text)).toMatchObject({ code: status })
  })

  test('are limited for each address', async () => {
    const fresh = await startSite()
    const error = { message: 'again', page: '/' }
    for (let sent = 0; sent < rateLimits.clientErrors.address.count; sent++)
      expect((await report(error, json, fresh.ask)).status).toBe(204)
    const refused = await report(error, json, fresh.ask)
    expect(refused.status).toBe(429)
    expect(JSON.parse(refused.text)).toMatchObject({ code: 429, retryAfter: expect.any(Number) })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await fresh.close()
  })
})
