import { tellError } from './errors.ts'

/** Key under which the browser's language is kept of who did not want to be offered another one. */
const dismissed = 'felcera_language_offer'

const isTurnedDown = (): boolean => {
  try {
    return localStorage.getItem(dismissed) === navigator.languages[0]
  } catch {
    return false
  }
}

const turnDown = (): void => {
  try {
    localStorage.setItem(dismissed, navigator.languages[0] ?? '')
  } catch {
    // It is offered on the next page again.
  }
}

/** Offers who came to an address of the default variant the language they read, where there may be a reason to. */
export function suggestLanguage(): void {
  if (isDefaultVariant() && mayReadAnother() && !isTurnedDown())
    import('./languageOffer.ts')
      .then(({ offerLanguage }) => offerLanguage(turnDown))
      .catch(tellError)
}

const addressOf = (selector: string) => document.querySelector<HTMLLinkElement>(selector)?.href

const isDefaultVariant = (): boolean =>
  addressOf('link[hreflang=x-default]') === addressOf('link[rel=canonical]')

/**
 * Whether another language was chosen before, or the page exists in the one that the browser names first and is not in
 * it; the rest is looked at by what is loaded then.
 */
function mayReadAnother(): boolean {
  const { lang } = document.documentElement
  const [, chosen = lang] = /locale=(\w+)/.exec(document.cookie) ?? []
  const [language = ''] = navigator.languages[0]?.split('-') ?? []
  const isThere = document.querySelector(`link[hreflang|="${CSS.escape(language)}"]`) !== null
  return chosen !== lang || (isThere && !lang.startsWith(language))
}
