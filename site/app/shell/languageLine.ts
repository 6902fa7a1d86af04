import { cookies, readCookie } from '#data/cookies.ts'
import { detectLocale } from '#data/detectLocale.ts'
import { defaultLocale, locales, splitLocale } from '#data/locales.ts'
import { tellError } from './errors.ts'

/** Key under which the language is kept that somebody did not want to be offered. */
const dismissed = 'felcera_language_offer'

const isTurnedDown = (locale: string): boolean => {
  try {
    return localStorage.getItem(dismissed) === locale
  } catch {
    return false
  }
}

const turnDown = (locale: string): void => {
  try {
    localStorage.setItem(dismissed, locale)
  } catch {
    // It is offered on the next page again.
  }
}

/** Offers who came to an address of the default variant without a stored language the one they read, if there is one. */
export function suggestLanguage(): void {
  const { prefixed } = splitLocale(location.pathname)
  if (prefixed || readCookie(document.cookie, cookies.language) !== undefined) return
  const cookie = readCookie(document.cookie, cookies.locale)
  const locale = detectLocale({ cookie, languages: navigator.languages, sameOrigin: false })
  if (locale === defaultLocale || isTurnedDown(locale)) return
  const variant = document.querySelector<HTMLLinkElement>(
    `link[rel=alternate][hreflang="${locales[locale].languageTag}"]`,
  )
  if (!variant) return
  const { pathname } = new URL(variant.href)
  const href = pathname + location.search + location.hash
  import('./languageOffer.ts')
    .then(({ offerLanguage }) => offerLanguage(locale, href, () => turnDown(locale)))
    .catch(tellError)
}
