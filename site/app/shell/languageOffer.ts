import { locales, type Locale } from '#data/locales.ts'
import { scriptWords } from '#generated/scriptWords.ts'
import * as styles from './languageOffer.css.ts'

/** Offers this page in another language, in that language; tells when it is turned down. */
export function offerLanguage(locale: Locale, href: string, onClose: () => void): void {
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
