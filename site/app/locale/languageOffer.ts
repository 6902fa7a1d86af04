import { cookies, readCookie } from '#data/consent/cookies.ts'
import { detectLocale } from '#data/locale/detectLocale.ts'
import { defaultLocale, locales, splitLocaleFromPath, type Locale } from '#data/locale/locales.ts'
import { scriptWords } from '#generated/scriptWords.ts'
import * as styles from './languageOffer.css.ts'

/** Offers visitors without a stored language the page in their browser language; calls `turnDown` when dismissed. */
export function showLanguageOffer(onDismiss: () => void): void {
  const { prefixed } = splitLocaleFromPath(location.pathname)
  if (prefixed || readCookie(document.cookie, cookies.language) !== undefined) return
  const cookie = readCookie(document.cookie, cookies.locale)
  const locale = detectLocale({ cookie, languages: navigator.languages, sameOrigin: false })
  if (locale === defaultLocale) return
  const variant = document.querySelector<HTMLLinkElement>(
    `link[rel=alternate][hreflang="${locales[locale].languageTag}"]`,
  )
  if (!variant) return
  const { pathname } = new URL(variant.href)
  showOffer(locale, pathname + location.search + location.hash, onDismiss)
}

/** Shows the offer in the offered language. */
function showOffer(locale: Locale, href: string, onDismiss: () => void): void {
  const words = scriptWords[locale]
  const container = document.createElement('aside')
  container.lang = locales[locale].textTag
  container.ariaLabel = words['language.offer']
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
    container.remove()
    onDismiss()
  })
  const message = document.createElement('span')
  message.textContent = words['language.offer']
  container.append(message, link, close)
  const banner = document.querySelector('consent-banner > *')
  container.className = banner ? styles.offerAboveBanner : styles.stickyOffer
  if (banner) banner.prepend(container)
  else document.body.append(container)
}
