import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { suggestLanguage } from './languageSuggestion.ts'

/** Visits a page of the default locale with the given browser languages. */
function visit(path: string, languages: readonly string[], variants = ['de', 'zh-CN', 'en-AU']) {
  history.replaceState(null, '', path)
  document.documentElement.lang = 'fr'
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...languages])
  document.head.innerHTML = variants
    .map((tag) => `<link rel="alternate" hreflang="${tag}" href="https://x.example/${tag}/a">`)
    .join('')
  suggestLanguage()
}

/** Resolves when the lazily loaded script has run. */
const settled = () => import('./languageOffer.ts').then(() => Promise.resolve())

beforeAll(settled)
beforeEach(() => {
  document.body.replaceChildren()
})
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.cookie = 'official_lang_cache@v1=; Max-Age=0; Path=/'
  document.cookie = 'felcera_locale=; Max-Age=0; Path=/'
  localStorage.clear()
  vi.restoreAllMocks()
})

test.each([
  [['de-AT', 'en'], 'Auf Deutsch lesen', 'de', '/de/a'],
  [['nl', 'de'], 'Auf Deutsch lesen', 'de', '/de/a'],
  [['zh-TW'], '阅读中文版', 'zh-CN', '/zh-CN/a'],
  [['en-NZ'], 'Go to the Australian page', 'en-AU', '/en-AU/a'],
])('offers the page to readers of %o in their language', async (languages, words, lang, href) => {
  visit('/about-us', languages)
  const link = await screen.findByRole('link', { name: words })
  expect(link.getAttribute('href')).toBe(href)
  expect(link.closest('[lang]')?.getAttribute('lang')).toBe(lang)
})

test('keeps query and hash in the link', async () => {
  visit('/about-us?a=1#b', ['de'])
  const link = await screen.findByRole('link', { name: 'Auf Deutsch lesen' })
  expect(link.getAttribute('href')).toBe('/de/a?a=1#b')
})

test('does not offer a dismissed language again', async () => {
  visit('/about-us', ['de'])
  const close = await screen.findByRole('button', { name: 'Schließen' })
  close.click()
  expect(screen.queryByRole('complementary')).toBeNull()
  visit('/products', ['de'])
  await settled()
  expect(screen.queryByRole('complementary')).toBeNull()
  visit('/products', ['zh-CN'])
  await waitFor(() => expect(screen.getByRole('complementary')).toBeDefined())
})

test('shows the offer inside the consent banner if there is one', async () => {
  const banner = document.createElement('consent-banner')
  banner.append(document.createElement('form'))
  document.body.append(banner)
  visit('/about-us', ['de'])
  const link = await screen.findByRole('link', { name: 'Auf Deutsch lesen' })
  expect(banner.contains(link)).toBe(true)
})

test.each([
  ['reads French', () => visit('/about-us', ['fr-FR', 'de'])],
  ['is on a page of another language', () => visit('/en/about-us', ['de'])],
  ['meets a page without that variant', () => visit('/about-us', ['de'], ['zh-CN'])],
  [
    'has chosen a language',
    () => {
      document.cookie = 'official_lang_cache@v1=fr; Path=/'
      visit('/about-us', ['de'])
    },
  ],
  [
    'read French here before',
    () => {
      document.cookie = 'felcera_locale=fr; Path=/'
      visit('/about-us', ['de'])
    },
  ],
])('offers nothing to a visitor who %s', async (_, arrive) => {
  arrive()
  await settled()
  expect(screen.queryByRole('complementary')).toBeNull()
})
