import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'
import { type Locale, localeCodes, locales } from '#data/locale/locales.ts'
import { formatLookName } from '../../matrix.ts'
import { fetchAllAddresses } from '../fetchAllAddresses.ts'
import { expectPageFits, expectNoOverflow, hardestLayoutLocales } from '../fit.ts'
import {
  testedPages,
  type publicPages,
  listPagesInLocale,
  listPagesWithOneRecord,
  listLocaleVariants,
} from '../pages.ts'
import { visitPageWithLook } from '../visit.ts'
import { findAccessibilityViolations, collectPageProblems } from '../collectPageProblems.ts'
import { test } from '../../siteTest.ts'

for (const locale of localeCodes)
  test(`every page has its language, head and outline: ${locale}`, async ({ page, origin }) => {
    const { languageTag, textTag } = locales[locale]
    const entries = listPagesInLocale(locale)
    const answers = await fetchAllAddresses([
      ...addressesIn(locale, origin),
      ...addressesIn('en', origin),
    ])
    expect([...answers].filter(([, { status }]) => status !== 200)).toEqual([])
    const textOf = ({ address }: { address: string }) => answers.get(origin + address)?.text ?? ''
    const heads = await page.evaluate(readHeads, entries.map(textOf))
    const wrong = entries.flatMap((entry, at) => {
      const right: (typeof heads)[number] = {
        lang: languageTag,
        // French shows English texts until it is translated, and marks them with `lang`.
        parts: textTag === languageTag ? [null, null] : [textTag, textTag],
        described: true,
        canonical: entry.address,
        alternates: expectedAlternates(entry),
        noindex: entry.noindex,
        titles: 1,
      }
      return isDeepStrictEqual(heads[at], right)
        ? []
        : [`${entry.address}: ${JSON.stringify(heads[at])}`]
    })
    expect(wrong).toEqual([])
    // Built pages have the landmarks and headings of the English page.
    const others = entries.flatMap((entry) => {
      const english = listLocaleVariants(entry).find(
        (one) => one.locale === 'en' && one.mode === 'built',
      )
      return english && outlineOf(textOf(entry)) !== outlineOf(textOf(english))
        ? [`${entry.address}: ${outlineOf(textOf(entry))}`]
        : []
    })
    expect(others).toEqual([])
  })

for (const { address, locale, look } of testedPages)
  test(`${address} works: ${formatLookName(look)}`, async ({
    page,
    browserName,
    decideConsent,
  }) => {
    const problems = collectPageProblems(page)
    if (hardestLayoutLocales.has(locale)) await decideConsent()
    await visitPageWithLook(page, address, look)
    await test.step('axe', async () => {
      // The driver of Firefox emulates no preference for more contrast.
      const contrast = browserName === 'firefox' ? 'usual' : look.contrast
      expect(await findAccessibilityViolations(page, look.theme.mode, contrast)).toEqual([])
    })
    if (hardestLayoutLocales.has(locale)) await expectPageFits(page)
    else if (look.width === 320) await test.step('320 px wide', () => expectNoOverflow(page))
    expect(problems).toEqual([])
  })

for (const locale of localeCodes)
  test(`every link on every page works: ${locale}`, async ({ origin }) => {
    const seen = new Map<string, string>()
    for (const [from, { text }] of await fetchAllAddresses(addressesIn(locale, origin)))
      for (const [, href = ''] of text.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), from)
        if (url.origin === origin && !url.searchParams.has('switchLang'))
          seen.set(origin + url.pathname + url.search, from)
      }
    const dead = [...(await fetchAllAddresses(seen.keys()))]
      .filter(([, { status }]) => status !== 200)
      .map(([href, { status }]) => `${href} on ${seen.get(href)}: ${status}`)
    expect(dead).toEqual([])
  })

test('every page links to its other languages', async ({ origin }) => {
  // Contact and account screens have no header and no menu.
  const all = listPagesWithOneRecord('fr').filter((one) => one.class === 'marketing')
  const answers = await fetchAllAddresses(all.map(({ address }) => origin + address))
  const switches = all.flatMap((page) =>
    listLocaleVariants(page).map(({ locale, address }) => {
      const { text = '' } = answers.get(origin + page.address) ?? {}
      const [, href = ''] = text.match(new RegExp(`"([^"]*switchLang=${locale})"`)) ?? []
      return { page, locale, address, url: origin + href.replaceAll('&amp;', '&') }
    }),
  )
  const led = await fetchAllAddresses(switches.map(({ url }) => url))
  const dead = switches
    .filter(({ url, address }) => led.get(url)?.path !== address)
    .map(({ page, locale, url }) => `${page.address} to ${locale}: ${led.get(url)?.path}`)
  expect(dead).toEqual([])
})

const addressesIn = (locale: Locale, origin: string) =>
  listPagesInLocale(locale).map(({ address }) => origin + address)

function expectedAlternates(entry: (typeof publicPages)[number]): string[] {
  const variants = listLocaleVariants(entry)
  const unprefixed = variants.find(({ locale }) => locale === 'fr')
  return [
    ...variants.map(({ locale, address }) => `${locales[locale].languageTag} ${address}`),
    ...(unprefixed ? [`x-default ${unprefixed.address}`] : []),
  ].toSorted()
}

/** Runs in the browser: reads the heads of pages. */
function readHeads(pagesSent: readonly string[]) {
  return pagesSent.map((html) => {
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
      alternates: [...alternates]
        .map(({ hreflang, href }) => `${hreflang} ${path(href)}`)
        .toSorted(),
      noindex: sent.querySelector('meta[name=robots][content*=noindex]') !== null,
      titles: sent.querySelectorAll('h1').length,
    }
  })
}

/** Returns the landmarks and headings of a page in order. */
const outlineOf = (html: string): string =>
  [...html.matchAll(/<(header|nav|main|aside|footer|search|form|h[1-6])[\s>]/g)]
    .map(([, name]) => name)
    .join(' ')
