import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeConsent, type Consent } from '#data/consent/consent.ts'
import { rateLimits } from '#data/ops/limits.ts'
import type { ThirdParty } from '#data/consent/thirdParties.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { deleteExpiredRows } from '#server/ops/retention.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, runOnDatabase, queryRows } from '../databases.ts'

const parties: readonly ThirdParty[] = [
  { name: 'tag-manager', id: 'GTM-1', hosts: ['https://tags.example'] },
  { name: 'ad-tracker', id: 'AW-22', hosts: ['https://ads.example', 'https://pixel.example'] },
  { name: 'network-tag', id: '33', hosts: ['https://network.example'] },
]

const chose = (...allowed: Consent) => ({ cookie: `felcera_consent=${writeConsent(allowed)}` })

let url: string
let site: TestSite
let plain: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  site = await startSite({
    database: { url },
    thirdParties: parties,
    trustedProxies: parseIpNetworkList('127.0.0.1'),
  })
  plain = await startSite()
})
afterAll(() => Promise.all([site.close(), plain.close()]))

const allowed = async (headers: Record<string, string>, from = site) =>
  JSON.parse((await from.ask('/consent.json', { headers })).text) as {
    signals: Record<string, string>
    tags: { name: string; id: string; script: string }[]
  }

describe('third parties', () => {
  const none = [
    {},
    { 'sec-gpc': '1' },
    chose(),
    chose('preference'),
    { cookie: 'felcera_consent=marketing' },
  ]

  test('no third party is named before consent, after refusal and with GPC', async () => {
    for (const headers of none) {
      const { signals, tags } = await allowed(headers)
      expect(tags).toEqual([])
      expect(signals).toMatchObject({ ad_storage: 'denied', analytics_storage: 'denied' })
    }
  })

  test('exactly those are named that the choice allows, with signals that say the same', async () => {
    const statistics = await allowed(chose('statistics'))
    expect(statistics.tags).toEqual([
      { name: 'tag-manager', id: 'GTM-1', script: 'https://tags.example/gtm.js?id=GTM-1' },
    ])
    expect(statistics.signals).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
      functionality_storage: 'denied',
    })
    const marketing = await allowed(chose('marketing'))
    expect(marketing.tags.map(({ name }) => name)).toEqual(parties.map(({ name }) => name))
    expect(marketing.signals).toMatchObject({ ad_storage: 'granted', analytics_storage: 'denied' })
  })

  test('without ids there is nothing to load, whatever was allowed', async () => {
    const choice = chose('preference', 'statistics', 'marketing')
    expect((await allowed(choice, plain)).tags).toEqual([])
    const { headers } = await plain.ask('/about-us', { headers: choice })
    expect(headers['content-security-policy']).not.toContain('example')
    expect((await plain.ask('/api/pixels/ad-tracker', { headers: choice })).status).toBe(204)
  })

  test('a pixel redirects only with consent, and only to its provider', async () => {
    for (const { name } of parties)
      for (const headers of none)
        expect((await site.ask(`/api/pixels/${name}`, { headers })).status).toBe(204)
    const lead = async (name: string, headers: Record<string, string>) => {
      const answer = await site.ask(`/api/pixels/${name}`, { headers })
      return [answer.status, answer.headers.location, answer.headers['cache-control']]
    }
    expect(await lead('ad-tracker', chose('statistics'))).toEqual([204, undefined, 'no-store'])
    expect(await lead('tag-manager', chose('statistics'))).toEqual([
      302,
      'https://tags.example/ns.html?id=GTM-1',
      'no-store',
    ])
    expect(await lead('ad-tracker', chose('marketing'))).toEqual([
      302,
      'https://pixel.example/pagead/viewthroughconversion/22/?guid=ON&script=0',
      'no-store',
    ])
    expect(await lead('network-tag', chose('marketing'))).toEqual([
      302,
      'https://network.example/collect/?pid=33&fmt=gif',
      'no-store',
    ])
  })

  test('the policy of marketing pages names exactly the allowed hosts, that of others none', async () => {
    const hosts = async (path: string, headers: Record<string, string>) => {
      const answer = await site.ask(path, { headers })
      const policy = answer.headers['content-security-policy'] ?? ''
      return Object.fromEntries(
        String(policy)
          .split('; ')
          .map((line) => [line.split(' ')[0], line.match(/https:\/\/\S+/g) ?? []] as const)
          .filter(([, found]) => found.length > 0),
      )
    }
    for (const path of ['/about-us', '/explore/news', '/login', '/no-such-page'])
      for (const headers of none) expect(await hosts(path, headers)).toEqual({})
    for (const path of ['/about-us', '/explore/news']) {
      expect(await hosts(path, chose('statistics'))).toEqual({
        'script-src': ['https://tags.example'],
        'connect-src': ['https://tags.example'],
        'img-src': ['https://tags.example'],
        'frame-src': ['https://tags.example'],
      })
      const all = [
        'https://tags.example',
        'https://ads.example',
        'https://pixel.example',
        'https://network.example',
      ]
      expect(await hosts(path, chose('marketing'))).toEqual({
        'script-src': ['https://tags.example', 'https://ads.example', 'https://network.example'],
        'connect-src': all,
        'img-src': all,
        'frame-src': ['https://tags.example'],
      })
    }
    expect(await hosts('/login', chose('statistics', 'marketing'))).toEqual({})
  })
})

describe('visits', () => {
  const visit = {
    sessionId: 'a'.repeat(32),
    client: 1,
    landingPage: '/de',
    browser: 'Firefox 140',
    jumpOut: true,
    refer: 'search.example',
    timezone: 'Europe/Berlin',
    routes: ['/de'],
    resources: [],
  }
  let network = 0
  const tell = (body: object, headers: Record<string, string> = chose('statistics')) =>
    site.ask('/api/visits', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `10.9.${(network += 1)}.1`,
        ...headers,
      },
      body: JSON.stringify(body),
    })
  const rows = () => queryRows(url, 'SELECT session_id, jump_out, routes FROM visit ORDER BY 1')

  test('without consent for statistics nothing is stored', async () => {
    for (const headers of [{}, { 'sec-gpc': '1' }, chose(), chose('marketing')])
      expect((await tell(visit, headers)).status).toBe(204)
    expect(await rows()).toEqual([])
  })

  test('stores the newest state of each visit until its retention ends', async () => {
    expect((await tell(visit)).status).toBe(204)
    await tell({ ...visit, jumpOut: false, routes: ['/de', '/de/products'] })
    await tell({ ...visit, sessionId: 'b'.repeat(32) })
    expect(await rows()).toEqual([
      { session_id: 'a'.repeat(32), jump_out: false, routes: ['/de', '/de/products'] },
      { session_id: 'b'.repeat(32), jump_out: true, routes: ['/de'] },
    ])
    await queryRows(url, `UPDATE visit SET seen_at = now() - interval '91 days' WHERE jump_out`)
    const keep = { enquiries: 730, subscriptions: 365, records: 365, visits: 90 }
    expect(await runOnDatabase(url, deleteExpiredRows(keep))).toMatchObject({ visits: 1 })
  })

  test.each([
    { sessionId: 'x' },
    { client: 3 },
    { landingPage: '/'.repeat(201) },
    { routes: Array.from({ length: 51 }, () => '/') },
    { timezone: 'a\u0000b' },
    { refer: null },
  ])('%o is refused', async (wrong) => {
    const { status, text } = await tell({ ...visit, ...wrong })
    expect([status, JSON.parse(text).code]).toEqual([422, 422])
  })

  test('limits how often a client reports a visit', async () => {
    const from = { ...chose('statistics'), 'x-forwarded-for': '10.8.8.8' }
    const reports = Array.from({ length: rateLimits.visits.address.count }, () => tell(visit, from))
    expect(new Set((await Promise.all(reports)).map(({ status }) => status))).toEqual(
      new Set([204]),
    )
    const { status, headers } = await tell(visit, from)
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  })
})
