import { cookies, readCookie } from '#data/cookies.ts'
import { detectLocale } from '#data/detectLocale.ts'
import { defaultLocale, locales, splitLocale, type Locale } from '#data/locales.ts'
import { scriptWords } from '#generated/scriptWords.ts'
import * as styles from './languageOffer.css.ts'

/** Offers who has no stored language the one they read, if there is one; tells when it is turned down. */
export function offerLanguage(turnDown: () => void): void {
  const { prefixed } = splitLocale(location.pathname)
  if (prefixed || readCookie(document.cookie, cookies.language) !== undefined) return
  const cookie = readCookie(document.cookie, cookies.locale)
  const locale = detectLocale({ cookie, languages: navigator.languages, sameOrigin: false })
  if (locale === defaultLocale) return
  const variant = document.querySelector<HTMLLinkElement>(
    `link[rel=alternate][hreflang="${locales[locale].languageTag}"]`,
  )
  if (!variant) return
  const { pathname } = new URL(variant.href)
  showLine(locale, pathname + location.search + location.hash, turnDown)
}

/** Shows the offer in the language that is offered; tells when it is turned down. */
function showLine(locale: Locale, href: string, onClose: () => void): void {
  const words = scriptWords[locale]
  const line = document.createElement('aside')
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
  const banner = document.querySelector('consent-banner > *')
  line.className = banner ? styles.above : styles.alone
  if (banner) banner.prepend(line)
  else document.body.append(line)
}
