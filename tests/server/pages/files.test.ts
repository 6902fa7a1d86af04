import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, type SendRequest, type TestSite } from '../client.ts'
import { buildId, testPictureBytes } from '../fixture.ts'

let running: TestSite
let ask: SendRequest
beforeAll(async () => {
  running = await startSite()
  ask = running.ask
})
afterAll(() => running.close())

const forever = 'public, max-age=31536000, immutable'

describe('files', () => {
  test('bundled files never change', async () => {
    const answer = await ask('/assets/shell-AbCd1234.js', { headers: { 'accept-encoding': 'br' } })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': forever,
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    })
  })

  test('pictures that carry their hash never change either, others do', async () => {
    const { headers } = await ask('/pictures/house-960.0a1b2c3d.webp')
    expect(headers['cache-control']).toBe(forever)
    expect(headers['content-type']).toBe('image/webp')
    const icon = await ask('/favicon.svg', { headers: { 'accept-encoding': 'gzip' } })
    expect(icon.headers['cache-control']).toBe('public, max-age=300, must-revalidate')
    expect(icon.headers['content-encoding']).toBe('gzip')
  })

  test('a version of a document never changes, and a reader may ask for parts', async () => {
    const path = '/documents/smart-plug/datasheet-en-1.1.pdf'
    const { status, headers, body } = await ask(path, { headers: { 'accept-encoding': 'br' } })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': forever, 'content-type': 'application/pdf' })
    expect(headers['content-disposition'] ?? 'inline').toMatch(/^inline/)
    expect(body).toEqual(testPictureBytes)
    expect((await ask(path, { headers: { range: 'bytes=0-9' } })).status).toBe(206)
  })

  test('a part is answered with that part', async () => {
    const path = '/pictures/house-960.0a1b2c3d.webp'
    const part = await ask(path, { headers: { range: 'bytes=10-19' } })
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 10-19/2000'])
    expect(part.body).toEqual(testPictureBytes.subarray(10, 20))
    const end = await ask(path, { headers: { range: 'bytes=-5' } })
    expect(end.body).toEqual(testPictureBytes.subarray(1995))
    expect((await ask(path, { headers: { range: 'bytes=5000-' } })).status).toBe(416)
    expect((await ask(path, { headers: { range: 'bytes=0-1,5-6' } })).status).toBe(200)
  })

  test.each([
    '/assets/shell-gone.js',
    '/assets/',
    '/pictures/none.webp',
    '/documents/smart-plug/datasheet-en-9.9.pdf',
    '/robots.txt',
    '/de/x.css',
  ])('%s is missing without a page', async (path) => {
    const answer = await ask(path, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    '/about-us.html',
    '/.vite/manifest.json',
    '/site.json',
    '/..%2fsite.json',
    '/assets/../../site.json',
  ])('%s of the build is not served', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

describe('the build', () => {
  test('describes itself', async () => {
    const latest = await ask('/builds/latest.json?t=1')
    expect(JSON.parse(latest.text)).toEqual({ id: buildId, time: '2026-01-01T00:00:00Z' })
    const meta = JSON.parse((await ask(`/builds/meta/${buildId}.json`)).text)
    expect(meta).toMatchObject({
      id: buildId,
      prerendered: expect.arrayContaining(['/', '/de/about-us']),
    })
    expect(meta.routes).toContainEqual({
      page: 'login',
      locale: 'de',
      path: '/de/login',
      mode: 'app',
    })
    expect((await ask('/builds/meta/other.json')).status).toBe(404)
  })

  test.each([
    ['/_payload.json', '/'],
    ['/de/_payload.json', '/de'],
    ['/cn/about-us/_payload.json', '/cn/about-us'],
  ])('%s holds the data of a built page', async (path, page) => {
    const answer = await ask(path, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(answer.text)).toMatchObject({ page })
    const same = await ask(path, {
      headers: { 'accept-encoding': 'br', 'if-none-match': answer.headers['etag'] ?? '' },
    })
    expect(same.status).toBe(304)
  })

  test('a page that is not built has no data', async () => {
    expect((await ask('/login/_payload.json')).status).toBe(404)
    expect((await ask('/about-us.data')).status).toBe(404)
  })
})
