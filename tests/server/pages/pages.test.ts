import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageBodiesFileName } from '#data/pages/builtSite.ts'
import { cookies } from '#data/consent/cookies.ts'
import { readBuildIntoMemory } from '#server/pages/buildStore.ts'
import { startSite, type SendRequest, type TestSite } from '../client.ts'
import { germanScriptHash, scriptHash, writeTestBuild } from '../fixture.ts'

let running: TestSite
let ask: SendRequest
beforeAll(async () => {
  running = await startSite()
  ask = running.ask
})
afterAll(() => running.close())

const decided = { cookie: 'felcera_consent=necessary' }

describe('a built page', () => {
  test('whose bytes are not all there is not served', async () => {
    const { dist, remove } = await writeTestBuild()
    const bodies = join(dist, pageBodiesFileName)
    truncateSync(bodies, statSync(bodies).size - 1)
    const unread = await Effect.runPromise(Effect.flip(readBuildIntoMemory(dist)))
    expect(unread.reason).toMatch(/^RangeError: pages\.bin ends at \d+, before \d+$/)
    writeFileSync(bodies, Buffer.alloc(2 ** 20))
    const foreign = await Effect.runPromise(Effect.flip(readBuildIntoMemory(dist)))
    expect(foreign.reason).toBe('Error: pages.bin and site.json are of different builds')
    rmSync(bodies)
    const missing = await Effect.runPromise(Effect.flip(readBuildIntoMemory(dist)))
    expect(missing.reason).toContain('no such file')
    await remove()
  })

  test('comes from memory in the encoding the browser likes best', async () => {
    const encodings = await Promise.all(
      ['gzip, br', 'gzip;q=1, br;q=0.5', 'br;q=0, gzip', 'identity', '*', 'gzip;q=0, *;q=0'].map(
        async (accepted) => {
          const { headers, text } = await ask('/about-us', {
            headers: { 'accept-encoding': accepted },
          })
          expect(text).toContain('/about-us asks')
          return headers['content-encoding']
        },
      ),
    )
    expect(encodings).toEqual(['br', 'gzip', 'gzip', undefined, 'br', undefined])
    const plain = await ask('/about-us')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['vary']).toBe('Cookie, Accept-Language, Accept-Encoding')
    expect(plain.headers['cache-control']).toBe('private, no-cache')
  })

  test('is not sent again to a client that has it, in the same encoding and with the same consent', async () => {
    const br = { 'accept-encoding': 'br' }
    const first = await ask('/about-us', { headers: br })
    const etag = first.headers['etag'] ?? ''
    const again = (headers: Record<string, string>) =>
      ask('/about-us', { headers: { ...br, 'if-none-match': etag, ...headers } })
    const same = await again({})
    expect(same.status).toBe(304)
    expect(same.body).toHaveLength(0)
    expect(same.headers['etag']).toBe(etag)
    expect(same.headers['vary']).toBe(first.headers['vary'])
    expect((await again({ 'if-none-match': `"x", W/${etag}` })).status).toBe(304)
    expect((await again({ 'accept-encoding': 'gzip' })).status).toBe(200)
    expect((await again(decided)).status).toBe(200)
  })

  test('checks the language before the entity tag', async () => {
    const { headers } = await ask('/about-us')
    const cookie = `${cookies.language.name}=de`
    const answer = await ask('/about-us', {
      headers: { 'if-none-match': headers['etag'] ?? '', cookie },
    })
    expect([answer.status, answer.headers['location']]).toEqual([302, '/de/about-us'])
  })

  test('HEAD has the same headers without the body', async () => {
    const get = await ask('/about-us')
    const head = await ask('/about-us', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(head.headers['etag']).toBe(get.headers['etag'])
  })

  test('shows the consent banner until there is a choice', async () => {
    expect((await ask('/')).text).toContain('/ asks')
    expect((await ask('/', { headers: decided })).text).toContain('/ plain')
    const nonsense = { cookie: 'felcera_consent=everything' }
    expect((await ask('/', { headers: nonsense })).text).toContain('/ asks')
  })

  test('is the same however its request is written', async () => {
    const cookie = `${cookies.language.name}=de; felcera_consent=necessary`
    // Uncompressed: compressed bodies are replaced by better ones after a while.
    const asked = { headers: { cookie, 'accept-encoding': 'identity' } }
    const usual = await ask('/de/about-us', asked)
    const others = await Promise.all([
      ask('http://localhost/de/about-us', asked),
      ask('/de/about-us#part', asked),
      ask('/de/about-us', { headers: { ...asked.headers, 'content-length': '2' }, body: 'hi' }),
    ])
    const lasting = ({ status, headers, body }: typeof usual) => {
      const { date: _, 'x-request-id': __, ...rest } = headers
      return { status, body, rest }
    }
    for (const other of others) expect(lasting(other)).toEqual(lasting(usual))
  })

  test('ignores parameters it does not know', async () => {
    expect((await ask('/about-us?utm_source=x')).status).toBe(200)
  })

  test('is rendered again to show the flash message of a redirect, once', async () => {
    const answer = await ask('/about-us', { headers: { cookie: 'felcera_flash=cookie.saved' } })
    expect(answer.text).toContain('"flash":"cookie.saved"')
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^felcera_flash=; .*Max-Age=0/),
    ])
    const unknown = await ask('/about-us', { headers: { cookie: 'felcera_flash=constructor' } })
    expect(unknown.text).toContain('asks')
  })
})

describe('pages rendered now', () => {
  test('a request page is compressed and always revalidated', async () => {
    const answer = await ask('/explore/news?page=2', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(answer.headers['x-private']).toBeUndefined()
    expect(answer.text).toContain('explore/news')
  })

  test('an app page gets a nonce of its own, which its policy allows', async () => {
    const [first, second] = await Promise.all([ask('/login'), ask('/login')])
    const nonce = /"nonce":"([^"]+)"/.exec(first.text)?.[1]
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(second.text).not.toContain(`"nonce":"${nonce}"`)
    expect(first.headers['cache-control']).toContain('no-store')
  })

  test('an unknown path is the page for that, with status 404', async () => {
    const answer = await ask('/no-such-page')
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('a page that fails is the page for that, with status 500', async () => {
    const answer = await ask('/broken')
    expect(answer.status).toBe(500)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toContain('no-store')
  })

  test('a page under maintenance has the status for programs, too', async () => {
    const { status, headers } = await ask('/closed')
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('3600')
    expect(headers['cache-control']).toContain('no-store')
  })

  test('a renderer that fails altogether still leaves a page with the request id', async () => {
    const answer = await ask('/de/explore/news?last-resort')
    expect(answer.status).toBe(500)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.text).toContain('Interner Serverfehler')
    expect(answer.text).toContain(answer.headers['x-request-id'])
  })
})

describe('headers', () => {
  test('pages allow no inline code except that listed by the build', async () => {
    const policy = (await ask('/')).headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`script-src 'self' ${scriptHash};`)
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('nonce')
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(policy).not.toContain('trusted-types')
    const german = (await ask('/de/about-us')).headers['content-security-policy']
    expect(german).toContain(`script-src 'self' ${germanScriptHash};`)
  })

  test('sensitive pages take no markup from scripts', async () => {
    const { headers } = await ask('/login')
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  })

  test.each([
    '/',
    '/about-us?switchLang=de',
    '/login',
    '/no-such-page',
    '/favicon.svg',
    '/x.png',
    '/api/health',
    '/api/x',
    '/newsletter?last-resort',
  ])('%s has every security header and its request id', async (path) => {
    const { headers } = await ask(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['server']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('an https origin brings HSTS, upgrades and secure cookies', async () => {
    const origin = 'https://www.felcera.example'
    const secure = await startSite({ origin })
    const answer = await secure.ask('/de')
    expect(answer.headers['strict-transport-security']).toContain('max-age=')
    expect(answer.headers['content-security-policy']).toContain('upgrade-insecure-requests')
    for (const cookie of answer.headers['set-cookie'] ?? []) expect(cookie).toContain('; Secure')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const post = (headers: Record<string, string>) =>
      secure.ask('/newsletter', {
        method: 'POST',
        headers: { ...form, ...headers },
        body: 'email=a%40b.example',
      })
    const thanked = await post({ origin })
    expect(thanked.status).toBe(303)
    expect(thanked.headers['set-cookie']?.[0]).toContain('; Secure')
    expect((await post({ origin: 'http://localhost:3000', host: 'localhost:3000' })).status).toBe(
      403,
    )
    await secure.close()
  })
})

describe('logs', () => {
  let fresh: TestSite
  beforeAll(async () => {
    fresh = await startSite()
  })
  afterAll(() => fresh.close())

  test.each(['/explore/news', '/about-us'])(
    'record the response for %s and nothing about the client',
    async (path) => {
      const before = fresh.logs.length
      const answer = await fresh.ask(`${path}?email=someone@private.example`, {
        headers: { 'user-agent': 'Private Browser', cookie: 'felcera_consent=necessary.marketing' },
      })
      expect(fresh.logs.slice(before).map((line) => JSON.parse(line))).toEqual([
        {
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          level: 'info',
          message: 'request',
          requestId: answer.headers['x-request-id'],
          method: 'GET',
          path,
          status: 200,
          ms: expect.any(Number),
        },
      ])
    },
  )

  test('errors of pages carry the request id, and no addresses of people', async () => {
    const { headers } = await fresh.ask('/broken')
    const line = fresh.logs.find((entry) => entry.includes('page failed')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      requestId: headers['x-request-id'],
      cause: expect.stringContaining('This page is broken for [address]'),
    })
    expect(fresh.logs.join('\n')).not.toMatch(/private|127\.0\.0\.1/i)
  })
})
