import { reportPageError } from '../client/reportErrors.ts'

/** Local storage key of the browser language for which the offer was dismissed. */
const dismissedKey = 'felcera_language_offer'

const isDismissed = (): boolean => {
  try {
    return localStorage.getItem(dismissedKey) === navigator.languages[0]
  } catch {
    return false
  }
}

const dismiss = (): void => {
  try {
    localStorage.setItem(dismissedKey, navigator.languages[0] ?? '')
  } catch {
    // Storage is unavailable; the next page offers it again.
  }
}

/** Loads the language offer on pages of the default locale if the visitor may prefer another language. */
export function suggestLanguage(): void {
  if (isDefaultLocalePage() && mayPreferAnother() && !isDismissed())
    import('./languageOffer.ts')
      .then((module) => module.showLanguageOffer(dismiss))
      .catch(reportPageError)
}

const hrefOf = (selector: string) => document.querySelector<HTMLLinkElement>(selector)?.href

/** Returns true on pages of the default locale. */
export const isDefaultLocalePage = (): boolean =>
  hrefOf('link[hreflang=x-default]') === hrefOf('link[rel=canonical]')

/**
 * Returns true if the visitor used another language before, or if the first browser language in which the page exists is
 * another one. The loaded module makes the final decision.
 */
function mayPreferAnother(): boolean {
  const { lang } = document.documentElement
  const [, chosen = lang] = /locale=(\w+)/.exec(document.cookie) ?? []
  const best = navigator.languages
    .map((language) => language.split('-')[0] ?? '')
    .find((language) => document.querySelector(`link[hreflang|="${CSS.escape(language)}"]`))
  return chosen !== lang || (best !== undefined && !lang.startsWith(best))
}
