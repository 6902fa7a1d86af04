import { cookies, readCookie } from '#data/consent/cookies.ts'
import { isLocale, type Locale } from '#data/locale/locales.ts'

/** Returns the language of the cookie. */
export function readCookieLanguage(): Locale | undefined {
  const value = readCookie(document.cookie, cookies.language)
  return isLocale(value) ? value : undefined
}

/** Returns the unexpired language of local storage, written by `languageChange.ts`. */
export function readLanguageFromLocalStorage(): Locale | undefined {
  try {
    const text = localStorage.getItem(cookies.language.name) ?? '{}'
    const { value, expires } = JSON.parse(text) as Record<string, unknown>
    return isLocale(value) && Number(expires) > Date.now() ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns the stored language: that of the cookie, else that of local storage. */
export const readStoredLanguage = (): Locale | undefined =>
  readCookieLanguage() ?? readLanguageFromLocalStorage()
