import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, type SendRequest, type TestSite } from '../client.ts'

let running: TestSite
let ask: SendRequest
beforeAll(async () => {
  running = await startSite()
  ask = running.ask
})
afterAll(() => running.close())

describe('forms', () => {
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  }
  const post = (path: string, body: string, headers: Record<string, string> = form) =>
    ask(path, { method: 'POST', headers, body })

  test('a faulty form is the page again with 422', async () => {
    const answer = await post('/newsletter', 'email=nobody')
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('nobody')
    expect(answer.headers['cache-control']).toContain('no-store')
  })

  test('a valid one redirects with 303, and never to another site', async () => {
    const answer = await post('/newsletter', 'email=a%40b.example')
    expect([answer.status, answer.headers['location']]).toEqual([303, '/evil.example/thanks'])
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^felcera_flash=newsletter.check-mail;/)
  })

  test('pages without a form do not take posts', async () => {
    const answer = await post('/about-us', 'a=1')
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD'])
    expect((await post('/no-such-page', 'a=1')).status).toBe(404)
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
    const answer = await ask('/newsletter', { method })
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST'])
  })

  test('takes forms and nothing else', async () => {
    const answer = await post('/newsletter', '{}', { ...form, 'content-type': 'application/json' })
    expect(answer.status).toBe(415)
  })

  test('a body over 64 KiB is refused, announced or not', async () => {
    const long = `email=${'x'.repeat(64 * 1024)}`
    expect((await post('/newsletter', long)).status).toBe(413)
    expect(
      (await post('/newsletter', long, { ...form, 'transfer-encoding': 'chunked' })).status,
    ).toBe(413)
  })

  const ours = 'http://127.0.0.1'
  test.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 422],
    [{ 'sec-fetch-site': 'cross-site', origin: ours }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: ours, host: '127.0.0.1' }, 422],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, 422],
    [{ origin: 'http://evil.example', host: 'evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'x-requested-with': 'XMLHttpRequest' }, 403],
    [{}, 403],
  ])('%o: %i', async (headers, status) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post('/newsletter', 'email=x', { ...type, ...headers })).status).toBe(status)
  })
})
