import { getInitialLocale } from '#data/locale/apiLanguage.ts'
import { cookies, readCookie, writeCookie } from '#data/consent/cookies.ts'
import { switchLanguage, type LanguageChangeHook } from '#data/locale/languageChange.ts'
import { locales, type Locale } from '#data/locale/locales.ts'
import { readCookieLanguage, readLanguageFromLocalStorage } from './readStoredLanguage.ts'
import { removeLastRouteIfTranslation } from './visitStore.ts'

const setCookie = (cookie: (typeof cookies)['language' | 'locale'], value: Locale) => {
  if (readCookie(document.cookie, cookie) !== value)
    document.cookie = writeCookie(cookie, value, location.protocol === 'https:')
}

const urlLanguage = (): Locale => getInitialLocale(location.pathname, location.search)

/** Hooks around a change of the stored language in the browser. */
const hooks: readonly LanguageChangeHook[] = [
  // A page and its translation count as one page of the visit.
  { before: () => removeLastRouteIfTranslation(location.pathname) },
  // The server does not set the language cookie for prefetched pages.
  { before: ({ to }) => setCookie(cookies.language, to) },
  { after: ({ to }) => setCookie(cookies.locale, to) },
  // <html lang> does not change on a page that does not exist in the new language.
  {
    after: ({ to }) => {
      if (urlLanguage() === to) document.documentElement.lang = locales[to].languageTag
    },
  },
]

const day = 86_400_000

/**
 * Mirrors the stored language in local storage with the lifetime of its cookie, after applying the change of language that
 * led to this page. The first language of a visitor is not a change.
 */
export function mirrorLanguageToLocalStorage(stored: string | undefined): void {
  const before = readLanguageFromLocalStorage()
  const value = stored && !before ? stored : applyLanguageChange(before)
  const mirror = JSON.stringify({ value, expires: Date.now() + day })
  localStorage.setItem(cookies.language.name, mirror)
}

/** Runs the hooks around a change and returns the new language: that of the cookie, else that of the URL. */
function applyLanguageChange(before: Locale | undefined): Locale {
  const to = readCookieLanguage() ?? urlLanguage()
  switchLanguage({ from: before, to }, hooks)
  return to
}
