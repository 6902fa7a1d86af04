import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ConnectionError, makeApiClient, type ApiClientSettings } from '#app/client/client.ts'
import { fetchListOfAllWebsites, groupByWebsite } from '#app/client/lists.ts'

const settings = (port: number, more: Partial<ApiClientSettings> = {}): ApiClientSettings => ({
  base: `http://localhost:${port}/api`,
  stored: () => undefined,
  path: () => '/',
  ...more,
})

afterEach(() => vi.restoreAllMocks())

describe('with a host that stands in', () => {
  let host: Server
  let port: number
  const asked: {
    method?: string
    url?: string
    body: string
    headers: IncomingMessage['headers']
  }[] = []
  let answer: (response: ServerResponse, n: number) => void
  beforeAll(async () => {
    host = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        const { method = '', url = '', headers } = request
        asked.push({ method, url, body, headers })
        answer(response, asked.length)
      })
    })
    await new Promise<void>((done) => {
      host.listen(0, '127.0.0.1', done)
    })
    port = (host.address() as AddressInfo).port
  })
  afterAll(() => {
    host.closeAllConnections()
    host.close()
  })
  afterEach(() => {
    asked.length = 0
  })

  const base = () => `http://127.0.0.1:${port}/base`
  const client = (more: Partial<ApiClientSettings> = {}) =>
    makeApiClient(settings(port, { base: base(), ...more }))
  const says =
    (body: unknown, status = 200) =>
    (response: ServerResponse) => {
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
    }
  const quiet = () => vi.spyOn(console, 'error').mockReturnValue(undefined)

  test('every request has an id and a start time; GET breaks caches', async () => {
    answer = says({ code: 200 })
    const before = Date.now()
    await client({ path: () => '/au/login' }).send('/x?a=1', { query: { b: 2 } })
    const { url = '', headers = {} } = asked[0] ?? {}
    expect(url).toMatch(/^\/base\/x\?a=1&b=2&_t=\d+$/)
    expect(Number(new URLSearchParams(url.split('?')[1]).get('_t'))).toBeGreaterThanOrEqual(before)
    expect(headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest', language: 'en_AU' })
    expect(Number(headers['x-request-time'])).toBeGreaterThanOrEqual(before)
  })

  test('a full address is used as it is', async () => {
    answer = says({ code: 200 })
    await client({ base: 'http://no-such-host.invalid/api' }).send(`http://127.0.0.1:${port}/own`)
    expect(asked[0]?.url).toMatch(/^\/own\?_t=/)
  })

  test('a form goes as a query string, everything else as JSON', async () => {
    answer = says({ code: 200 })
    const form = new FormData()
    form.set('name', 'Zoë & Co')
    await client().send('/form', { method: 'POST', body: form })
    await client().send('/form', { method: 'POST', body: new URLSearchParams({ a: '1' }) })
    await client().send('/form', { method: 'POST', body: { a: 1 } })
    expect(asked.map(({ body, headers }) => [body, headers['content-type']])).toEqual([
      ['name=Zo%C3%AB+%26+Co', 'application/x-www-form-urlencoded'],
      ['a=1', 'application/x-www-form-urlencoded'],
      ['{"a":1}', 'application/json'],
    ])
    expect(asked.map(({ url }) => url)).toEqual(['/base/form', '/base/form', '/base/form'])
  })

  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'GET is tried once more after %i, POST never',
    async (status) => {
      const log = quiet()
      answer = (response, n) =>
        says({ code: n === 1 ? status : 200 }, n === 1 ? status : 200)(response)
      expect(await client().send('/again')).toEqual({ code: 200 })
      expect([asked.length, log.mock.calls.length]).toEqual([2, 0])
      asked.length = 0
      await expect(client().send('/again', { method: 'POST', body: {} })).rejects.toEqual({
        code: status,
      })
      expect(asked).toHaveLength(1)
    },
  )

  test.each([400, 401, 404, 413, 422, 501, 599])(
    'GET is not tried again after %i',
    async (status) => {
      const log = quiet()
      answer = says({ code: status, message: 'no' }, status)
      const body = { code: status, message: 'no' }
      await expect(client().send('/once')).rejects.toEqual(body)
      expect(asked).toHaveLength(1)
      expect(log).toHaveBeenCalledExactlyOnceWith('request error', body)
    },
  )

  test('a second failure is the last', async () => {
    quiet()
    answer = says('down for maintenance', 503)
    await expect(client().send('/down')).rejects.toBe('down for maintenance')
    expect(asked).toHaveLength(2)
  })

  test.each([[{ code: 200 }], [{ statusCode: 200 }], [{ code: 400, message: 'text' }]])(
    '%o is an answer',
    async (body) => {
      answer = says(body)
      expect(await client().get('/health')).toEqual(body)
    },
  )

  test.each([
    [{ code: 500 }],
    [{ code: '200' }],
    [{ statusCode: 400 }],
    [{ data: [] }],
    ['text'],
    [[]],
  ])('%o with status 200 rejects with itself, and nothing is logged', async (body) => {
    const log = quiet()
    answer = says(body)
    await expect(client().get('/health')).rejects.toEqual(body)
    expect(log).not.toHaveBeenCalled()
  })

  test('a list is empty on any failure', async () => {
    quiet()
    const failures = [
      says({ code: 500, data: [{ id: 'x' }] }),
      says('<html>'),
      says({ data: null }),
      says({}, 404),
      (response: ServerResponse) => void response.destroy(),
    ]
    for (const failure of failures) {
      answer = failure
      expect(await fetchListOfAllWebsites(client(), 'news')).toEqual([])
    }
    answer = says({ data: [{ id: 'x' }] })
    expect(await fetchListOfAllWebsites(client(), 'news')).toEqual([{ id: 'x' }])
    expect(asked.at(-1)?.url).toMatch(/^\/base\/news\?page=1&size=9999&_t=/)
  })

  test('groups omit unpublished items and those of unknown websites', () => {
    const items = [
      { id: 'a', state: 1, websiteId: 4 },
      { id: 'b', state: 0, websiteId: 4 },
      { id: 'c', websiteId: 1 },
      { id: 'd', state: true, websiteId: 9 },
      { id: 'e', state: true, websiteId: 2 },
    ]
    const ids = Object.entries(groupByWebsite(items)).map(([code, of]) => [
      code,
      of.map(({ id }) => id),
    ])
    expect(Object.fromEntries(ids)).toEqual({ cn: [], en: [], au: ['e'], de: ['a'] })
  })

  test('what is sent as with `fetch` has the same settings, and its failure is logged', async () => {
    const log = quiet()
    answer = (response, n) => says(n === 1 ? 'later' : { code: 200 }, n === 1 ? 503 : 200)(response)
    const own = client({ path: () => '/de' })
    const page = await own.fetch(new URL(`${base()}/page.data?view=a`))
    expect([page.status, asked.length, log.mock.calls.length]).toEqual([200, 2, 0])
    expect(asked[1]?.url).toMatch(/^\/base\/page\.data\?view=a&_t=\d+$/)
    expect(asked[1]?.headers).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      language: 'de_DE',
    })
    answer = says({ code: 500 }, 500)
    const body = new URLSearchParams({ a: '1' })
    const failed = await own.fetch(`${base()}/page.data`, { method: 'POST', body })
    expect(await failed.json()).toEqual({ code: 500 })
    expect(asked[2]).toMatchObject({ method: 'POST', url: '/base/page.data', body: 'a=1' })
    await vi.waitFor(() =>
      expect(log).toHaveBeenCalledExactlyOnceWith('request error', { code: 500 }),
    )
  })

  test('distinguishes a timeout, a lost network and a cancelled request', async () => {
    const lost = (more: Partial<ApiClientSettings>, signal?: AbortSignal) =>
      client(more)
        .send('/lost', signal && { signal })
        .catch((error: unknown) => error)
    answer = () => undefined
    const late = await lost({ time: 30 })
    expect(late).toBeInstanceOf(ConnectionError)
    expect(late).toMatchObject({ reason: 'timeout', title: 'call.error', text: 'call.timeout' })
    expect(await lost({}, AbortSignal.abort())).toMatchObject({ reason: 'aborted' })
    answer = (response) => void response.destroy()
    expect(await lost({})).toMatchObject({ reason: 'offline', text: 'call.offline' })
    answer = (response) => {
      response.writeHead(200).write('{"code":')
    }
    expect(await lost({ time: 30 })).toMatchObject({ reason: 'timeout' })
  })
})
