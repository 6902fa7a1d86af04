import { cookies, readCookie } from '#data/cookies.ts'
import { detectLocale } from '#data/detectLocale.ts'
import { defaultLocale, locales, splitLocale, type Locale } from '#data/locales.ts'
import { scriptWords } from '#generated/scriptWords.ts'
import * as styles from './languageOffer.css.ts'

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

/** Offers who has no stored language the one they read, if there is one. */
export function offerLanguage(): void {
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
  showLine(locale, pathname + location.search + location.hash, () => turnDown(locale))
}

/** Shows the offer in the language that is offered; tells when it is turned down. */
function showLine(locale: Locale, href: string, onClose: () => void): void {
  const words = scriptWords[locale]
  const line = document.createElement('aside')
  line.className = styles.root
  line.lang = locales[locale].textTag
  line.ariaLabel = words['language.offer']
  const link = document.createElement('a')
  link.className = styles.link
  link.href = href
  link.hreflang = locales[locale].languageTag
  link.textContent = words['language.go']
  const close = document.createElement('button')
  close.className = styles.close
  close.type = 'button'
  close.textContent = words['nav.close']
  close.addEventListener('click', () => {
    line.remove()
    onClose()
  })
  const offer = document.createElement('span')
  offer.textContent = words['language.offer']
  line.append(offer, link, close)
  const banner = document.querySelector('consent-banner form')
  if (banner) banner.prepend(line)
  else document.body.append(line)
}
