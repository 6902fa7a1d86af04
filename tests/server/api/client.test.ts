import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeApiClient, type ApiClientSettings } from '#app/client/client.ts'
import { fetchListByWebsite, fetchListOfAllWebsites } from '#app/client/lists.ts'
import type { Locale } from '#data/locale/locales.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase } from '../databases.ts'
import { buildId } from '../fixture.ts'

const settings = (port: number, more: Partial<ApiClientSettings> = {}): ApiClientSettings => ({
  base: `http://localhost:${port}/api`,
  stored: () => undefined,
  path: () => '/',
  ...more,
})

afterEach(() => vi.restoreAllMocks())

describe('with the real server, every row of the call table', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite({
      database: { url: await createTestDatabase() },
      trustedProxies: parseIpNetworkList('127.0.0.1'),
    })
  })
  afterAll(() => site.close())

  const enquiry = {
    name: 'n',
    country: 'DE',
    email: 'a@b.example',
    telephone: '1',
    company: 'c',
    message: 'm',
  }

  test.each<[Locale | undefined, string, RegExp]>([
    [undefined, '/', /^Your question has been submitted successfully!$/],
    [undefined, '/de/contact-us', /^Ihre Anfrage/],
    ['cn', '/de/contact-us', /[\u4e00-\u9fff]/],
    ['fr', '/de/contact-us', /^Your question/],
  ])(
    'POST, stored %s at %s, is answered in the stored language or that of the path',
    async (stored, path, says) => {
      const client = makeApiClient(settings(site.port, { stored: () => stored, path: () => path }))
      const answer = await client.post('/enquiries', enquiry)
      expect(answer.message).toMatch(says)
      expect(answer.reference).toMatch(/^FE-/)
    },
  )

  test('POST that is refused rejects with the body, which the console shows', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const client = makeApiClient(settings(site.port))
    const refusal = await client
      .post('/enquiries', { ...enquiry, email: 'nobody' })
      .catch((body: unknown) => body)
    expect(refusal).toMatchObject({ code: 422, fields: { email: ['Incorrect email format'] } })
    expect(log).toHaveBeenCalledExactlyOnceWith('request error', refusal)
  })

  test('GET list, as it is and by website', async () => {
    const client = makeApiClient(settings(site.port))
    const all = await fetchListOfAllWebsites(client, 'news')
    expect(all).toHaveLength(8)
    const grouped = await fetchListByWebsite(client, 'news')
    expect(Object.entries(grouped).map(([code, items]) => [code, items[0]?.title])).toEqual([
      ['cn', 'first on 1'],
      ['en', 'first on 3'],
      ['au', 'first on 2'],
      ['de', 'first on 4'],
    ])
    expect(await fetchListOfAllWebsites(client, 'products')).toEqual([])
    const part = await client.get('/news', { query: { page: 2, size: 3 } })
    expect([part.data.length, part.total, part.data[0]?.title]).toEqual([3, 8, 'second on 2'])
  })

  test('GET list with too large a page is refused, and a list whose call fails is empty', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const client = makeApiClient(settings(site.port))
    await expect(client.get('/news', { query: { size: 10_000 } })).rejects.toMatchObject({
      code: 422,
    })
    expect(
      await fetchListOfAllWebsites(makeApiClient(settings(site.port, { base: '/none' })), 'news'),
    ).toEqual([])
  })

  test('GET /config/i18n: the texts of every language', async () => {
    const client = makeApiClient(settings(site.port))
    const { data } = await client.get('/config/i18n')
    expect(Object.keys(data).toSorted()).toEqual(['de-DE', 'en-AU', 'en-US', 'zh-CN'])
    expect(data['en-US']['list.empty']).toBe('no data')
    expect(data['de-DE']['list.empty']).not.toBe('no data')
  })

  test('GET build metadata, the latest descriptor and the data of a page', async () => {
    const client = makeApiClient(settings(site.port))
    const read = (path: string) => client.send(`http://localhost:${site.port}${path}`)
    expect(await read('/builds/latest.json')).toMatchObject({ id: buildId })
    expect(await read(`/builds/meta/${buildId}.json`)).toMatchObject({
      prerendered: expect.arrayContaining(['/de/about-us']),
      routes: expect.arrayContaining([expect.objectContaining({ path: '/de/login', mode: 'app' })]),
    })
    expect(await read('/de/about-us/_payload.json')).toMatchObject({ page: '/de/about-us' })
    expect(await read('/_payload.json')).toMatchObject({ page: '/' })
  })
})
