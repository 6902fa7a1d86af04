import { expect } from '@playwright/test'
import { localeCodes, localizePath } from '#data/locale/locales.ts'
import { previewParameter, createPreviewSignature } from '#data/pages/preview.ts'
import { searchIndexPath } from '#data/pages/resourcePaths.ts'
import { findAccessibilityViolations } from '../collectPageProblems.ts'
import { draftTitle, previewTestSecret, test } from './changedSite.ts'

/** Returns the content of a page. The name of the style sheet that it links differs between builds. */
const mainOf = (html: string) =>
  /<main[^]*<\/main>/.exec(html)?.[0].replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
const soon = Math.floor(Date.now() / 1000) + 3600
const draft = { page: 'about-us.draft', locale: 'en', until: soon } as const

test('a signed link shows the draft version, and the published page does not change', async ({
  changedSite,
  origin,
}) => {
  const links = changedSite.previewLinks('/about-us')
  expect(Object.keys(links)).toEqual(localeCodes)
  for (const locale of localeCodes) {
    const shown = await fetch(links[locale])
    expect([locale, shown.status]).toEqual([locale, 200])
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.headers.get('x-robots-tag')).toContain('noindex')
    const path = localizePath(locale, '/about-us')
    const html = await shown.text()
    expect(html).toContain(`<link rel="canonical" href="${changedSite.origin}${path}"/>`)
    const [published, before] = await Promise.all(
      [changedSite.origin, origin].map(async (site) =>
        mainOf(await (await fetch(site + path)).text()),
      ),
    )
    expect(published).toBe(before)
    expect(mainOf(html)).not.toBe(before)
  }
  expect(await (await fetch(links.en)).text()).toContain(draftTitle)
})

test('a draft version is not found without a valid signature', async ({ changedSite }) => {
  const signed = await createPreviewSignature(previewTestSecret, draft)
  const at = async (path: string, token?: string) => {
    const query = token === undefined ? '' : `?${previewParameter}=${token}`
    const answer = await fetch(changedSite.origin + path + query, { redirect: 'manual' })
    const text = await answer.text()
    return [answer.status, text.includes(draftTitle)]
  }
  const address = '/en/about-us.draft'
  expect(await at(address, signed)).toEqual([200, true])
  const refused: Readonly<Record<string, readonly [path: string, token?: string]>> = {
    unsigned: [address],
    empty: [address, ''],
    expired: [
      address,
      await createPreviewSignature(previewTestSecret, { ...draft, until: soon - 7200 }),
    ],
    'of another page': [
      address,
      await createPreviewSignature(previewTestSecret, { ...draft, page: 'about-us' }),
    ],
    'of another language': [
      address,
      await createPreviewSignature(previewTestSecret, { ...draft, locale: 'de' }),
    ],
    'in another language': ['/de/about-us.draft', signed],
    'with another secret': [address, await createPreviewSignature(`${previewTestSecret}!`, draft)],
    'valid for longer': [address, signed.replace(/^\d+/, String(soon + 9))],
    tampered: [address, signed.replace(/\.(.)/, (_, sign) => `.${sign === 'A' ? 'B' : 'A'}`)],
    'as data': [`${address}.data`, signed],
    'as a payload': [`${address}/_payload.json`, signed],
  }
  for (const [how, [path, token]] of Object.entries(refused))
    expect([how, ...(await at(path, token))]).toEqual([how, 404, false])
  // A link of the draft shows the published page at its own address.
  expect(await at('/en/about-us', signed)).toEqual([200, false])
})

test('nothing public names the texts of a draft version', async ({ changedSite }) => {
  const paths = [
    '/en/search?q=title+of+the+draft+alone',
    `/en${searchIndexPath}`,
    '/en/sitemap.xml',
    '/en/feed.xml',
    '/en/about-us/_payload.json',
    '/builds/latest.json',
  ]
  for (const path of paths) {
    const text = await (await fetch(changedSite.origin + path)).text()
    expect([path, text.includes(draftTitle), text.includes('about-us.draft')]).toEqual([
      path,
      false,
      false,
    ])
  }
})

test('changes are marked in the language of the visitor, and axe finds nothing', async ({
  page,
  changedSite,
}) => {
  const links = changedSite.previewLinks('/about-us')
  const marked = page.locator('[data-changes]')
  const legends = {
    en: {
      name: 'Draft of this page',
      marks: ['Changed', 'Moved', 'New'],
      removed: '1 section removed',
    },
    de: {
      name: 'Entwurf dieser Seite',
      marks: ['Geändert', 'Geändert Verschoben', 'Neu'],
      removed: '1 Abschnitt entfernt',
    },
  } as const
  for (const locale of ['en', 'de'] as const) {
    await page.goto(links[locale].href)
    const legend = page.getByRole('region', { name: legends[locale].name })
    await expect(legend).toBeVisible()
    await expect(legend).toContainText(legends[locale].removed)
    const labels = await marked.locator('> p').allInnerTexts()
    expect(labels.map((text) => text.split(/\s+/).join(' '))).toEqual(legends[locale].marks)
    for (const scheme of ['light', 'dark'] as const)
      expect(await findAccessibilityViolations(page, scheme)).toEqual([])
  }
})
