import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'
import { localeCodes, locales } from '#data/locales.ts'
import { covering, type pages, pagesIn, pagesOnce, variantsOf } from './pages.ts'
import { axeFindings, readThrough, watch } from './watch.ts'
import { test } from '../siteTest.ts'

for (const locale of localeCodes)
  test(`every page says its language and what it is: ${locale}`, async ({ page, request }) => {
    const { languageTag, textTag } = locales[locale]
    const wrong: string[] = []
    for (const entry of pagesIn(locale)) {
      const answer = await request.get(entry.address)
      expect([entry.address, answer.status()]).toEqual([entry.address, 200])
      const head = await page.evaluate(readHead, await answer.text())
      const right: typeof head = {
        lang: languageTag,
        // French shows English until it has its own words, and says so.
        parts: textTag === languageTag ? [null, null] : [textTag, textTag],
        described: true,
        canonical: entry.address,
        alternates: expectedAlternates(entry),
        noindex: entry.noindex,
        titles: 1,
      }
      if (!isDeepStrictEqual(head, right)) wrong.push(`${entry.address}: ${JSON.stringify(head)}`)
    }
    expect(wrong).toEqual([])
  })

// Each page is looked at twice, in two languages: once in light, once in dark.
for (const [index, { address }] of covering.entries())
  test(`${address} is whole`, async ({ page }) => {
    const problems = watch(page)
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await readThrough(page)
    const scheme = index % 2 === 0 ? 'light' : 'dark'
    await test.step(`everybody can use it: ${scheme}`, async () => {
      expect(await axeFindings(page, scheme)).toEqual([])
    })
    expect(problems).toEqual([])
  })

for (const locale of localeCodes)
  test(`every link on every page leads somewhere: ${locale}`, async ({ request, origin }) => {
    const seen = new Map<string, string>()
    for (const { address } of pagesIn(locale)) {
      const html = await (await request.get(address)).text()
      for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), new URL(address, origin))
        if (url.origin === origin && !url.searchParams.has('switchLang'))
          seen.set(url.pathname + url.search, address)
      }
    }
    const dead: string[] = []
    for (const [href, from] of seen) {
      const answer = await request.get(href)
      if (answer.status() !== 200) dead.push(`${href} on ${from}: ${answer.status()}`)
    }
    expect(dead).toEqual([])
  })

test('every page leads to itself in the other languages', async ({ request }) => {
  const dead: string[] = []
  // Contact and account screens stand alone: no header, no menu.
  for (const page of pagesOnce('fr').filter((one) => one.class === 'marketing')) {
    const html = await (await request.get(page.address)).text()
    for (const { locale, address } of variantsOf(page)) {
      const [href] = html.match(new RegExp(`[^"]*switchLang=${locale}(?=")`)) ?? []
      const answer = href && (await request.get(href.replaceAll('&amp;', '&')))
      if (!answer || new URL(answer.url()).pathname !== address)
        dead.push(`${page.address} to ${locale}: ${answer ? answer.url() : 'no link'}`)
    }
  }
  expect(dead).toEqual([])
})

function expectedAlternates(entry: (typeof pages)[number]): string[] {
  const variants = variantsOf(entry)
  const unprefixed = variants.find(({ locale }) => locale === 'fr')
  return [
    ...variants.map(({ locale, address }) => `${locales[locale].languageTag} ${address}`),
    ...(unprefixed ? [`x-default ${unprefixed.address}`] : []),
  ].toSorted()
}

/** Runs in the browser: what the head of a page says. */
function readHead(html: string) {
  const sent = new DOMParser().parseFromString(html, 'text/html')
  const path = (href: string | null) => (href ? new URL(href).pathname : '')
  const alternates = sent.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')
  const description = sent.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
  return {
    lang: sent.documentElement.lang,
    parts: [sent.querySelector('title'), sent.body].map(
      (part) => part?.getAttribute('lang') ?? null,
    ),
    described: sent.title.trim() !== '' && description.trim().length > 10,
    canonical: path(sent.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null),
    alternates: [...alternates].map(({ hreflang, href }) => `${hreflang} ${path(href)}`).toSorted(),
    noindex: sent.querySelector('meta[name=robots][content*=noindex]') !== null,
    titles: sent.querySelectorAll('h1').length,
  }
}
