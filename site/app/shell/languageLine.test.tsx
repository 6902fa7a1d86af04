import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { suggestLanguage } from './languageLine.ts'

/** A page of the default variant as somebody meets it who reads these languages. */
function visit(path: string, languages: readonly string[], variants = ['de', 'zh-CN', 'en-AU']) {
  history.replaceState(null, '', path)
  document.documentElement.lang = 'fr'
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...languages])
  document.head.innerHTML = variants
    .map((tag) => `<link rel="alternate" hreflang="${tag}" href="https://x.example/${tag}/a">`)
    .join('')
  suggestLanguage()
}

/** Long enough for a script to arrive. */
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
  [['zh-TW'], '阅读中文版', 'zh-CN', '/zh-CN/a'],
  [['en-NZ'], 'Go to the Australian page', 'en-AU', '/en-AU/a'],
])('who reads %o is offered it in that language', async (languages, words, lang, href) => {
  visit('/about-us', languages)
  const link = await screen.findByRole('link', { name: words })
  expect(link.getAttribute('href')).toBe(href)
  expect(link.closest('[lang]')?.getAttribute('lang')).toBe(lang)
})

test('it keeps the question and the place of the page', async () => {
  visit('/about-us?a=1#b', ['de'])
  const link = await screen.findByRole('link', { name: 'Auf Deutsch lesen' })
  expect(link.getAttribute('href')).toBe('/de/a?a=1#b')
})

test('turned down, it does not come back; another language may', async () => {
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

test('it stands with the question for consent where that is asked', async () => {
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
])('nothing is offered to who %s', async (_, arrive) => {
  arrive()
  await settled()
  expect(screen.queryByRole('complementary')).toBeNull()
})
