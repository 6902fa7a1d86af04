import { expect, test } from '@playwright/test'
import { localeCodes, locales, splitLocaleFromPath } from '#data/locale/locales.ts'

/** Returns the paths of a sitemap with their alternates by language tag. */
function entriesOf(xml: string) {
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    path: new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname,
    variants: new Map(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href = '']) => [
        tag,
        new URL(href).pathname,
      ]),
    ),
  }))
}

interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

const dataOf = (html: string): readonly Thing[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '[]')

test('the sitemap lists every public page once in every language, and each exists', async ({
  request,
}) => {
  const entries = entriesOf(await (await request.get('/sitemap.xml')).text())
  const paths = entries.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(['/', '/de/products', '/cn/explore/news']))
  expect(paths).not.toContain('/login')
  const all = new Set(paths)
  for (const { path, variants } of entries) {
    expect([...variants.values()], path).toContain(path)
    for (const variant of variants.values()) expect(all, path).toContain(variant)
  }
  // Prefetches store no language, so they are not redirected.
  for (const path of paths.filter((one) => splitLocaleFromPath(one).locale === 'de')) {
    const answer = await request.head(path, {
      maxRedirects: 0,
      headers: { 'sec-purpose': 'prefetch' },
    })
    expect(answer.status(), path).toBe(200)
  }
})

test('each language has its own sitemap and feed', async ({ request }) => {
  for (const code of localeCodes) {
    const { prefix, textTag } = locales[code]
    const feed = await request.get(`${prefix}/feed.xml`)
    expect(feed.headers()['content-type']).toMatch(/xml/)
    expect(await feed.text()).toContain(`xml:lang="${textTag}"`)
    if (prefix === '') continue
    const entries = entriesOf(await (await request.get(`${prefix}/sitemap.xml`)).text())
    expect(entries.length).toBeGreaterThan(50)
    expect(entries.every(({ path }) => splitLocaleFromPath(path).locale === code)).toBe(true)
  }
})

test('robots.txt names the sitemap and security.txt a policy', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /^Sitemap: http.*\/sitemap\.xml$/m,
  )
  const security = await (await request.get('/.well-known/security.txt')).text()
  const expires = Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  const policy = /^Policy: (.*)$/m.exec(security)?.[1] ?? ''
  expect((await request.get(new URL(policy).pathname)).status()).toBe(200)
})

test('each language has an OpenSearch description', async ({ request }) => {
  for (const code of localeCodes) {
    const { prefix } = locales[code]
    const description = await (await request.get(`${prefix}/opensearch.xml`)).text()
    const template = /template="(.*?)"/.exec(description)?.[1] ?? ''
    const { pathname, search } = new URL(template.replace('{searchTerms}', 'LFP'))
    expect(pathname).toBe(`${prefix}/search`)
    const answer = await request.get(pathname + search, {
      headers: { 'sec-purpose': 'prefetch' },
    })
    expect(answer.status()).toBe(200)
    expect(await (await request.get(prefix || '/')).text()).toContain(`${prefix}/opensearch.xml`)
  }
})

test('pages have their own share picture in their language', async ({ request }) => {
  const pictures = new Set<string>()
  for (const path of [
    '/',
    '/de',
    '/cn',
    '/de/products/ac-charger',
    '/de/support-center/warranty',
  ]) {
    const html = await (await request.get(path)).text()
    const address = /property="og:image" content="(.*?)"/.exec(html)?.[1] ?? ''
    const picture = await request.get(new URL(address).pathname)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect((await picture.body()).length).toBeLessThanOrEqual(100_000)
    pictures.add(address)
  }
  expect(pictures.size).toBe(5)
})

/** Properties that search engines require for rich results. */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  Product: ['name', 'description', 'image', 'brand'],
  NewsArticle: ['headline', 'datePublished', 'author'],
  TechArticle: ['headline', 'datePublished', 'author', 'image'],
  Event: ['name', 'startDate', 'endDate', 'location'],
  FAQPage: ['mainEntity'],
}

for (const [path, kinds] of [
  ['/de', ['Organization', 'WebSite']],
  ['/de/products/ac-charger', ['BreadcrumbList', 'Product']],
  ['/cn/products/high-voltage-lfp-battery', ['BreadcrumbList', 'Product']],
  ['/en/explore/news/fault-codes-in-three-languages', ['BreadcrumbList', 'NewsArticle']],
  ['/explore/blog/what-self-power-means', ['BreadcrumbList', 'TechArticle']],
  ['/de/explore/expo/home-storage-week', ['BreadcrumbList', 'Event']],
  ['/de/support-center/faq', ['BreadcrumbList', 'FAQPage']],
] as const)
  test(`${path} has structured data`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const data = dataOf(html)
    expect(data.map((thing) => thing['@type'])).toEqual(kinds)
    for (const thing of data)
      for (const property of requiredProperties[thing['@type']] ?? [])
        expect(thing[property], `${thing['@type']}.${property}`).toBeTruthy()
    // The headline is the heading of the page.
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>|\u00AD/g, '')
    const named = data.at(-1)
    if (typeof named?.['headline'] === 'string') expect(heading).toBe(named['headline'])
  })
