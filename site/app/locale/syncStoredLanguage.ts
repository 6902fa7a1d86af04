import { isDefaultLocalePage } from './languageSuggestion.ts'
import { reportPageError } from '../client/reportErrors.ts'

const key = 'official_lang_cache@v1'
const day = 86_400_000

/**
 * Mirrors the stored language in local storage; resolves when a change has been applied. Loads the module that applies
 * changes only if cookie and mirror differ. The mirror is written after the cookie, so that it never expires earlier.
 */
export async function syncStoredLanguage(): Promise<void> {
  const [, stored] = RegExp(`${key}=(\\w+)`).exec(document.cookie) ?? []
  try {
    const mirror = localStorage.getItem(key)
    if (stored ? mirror?.includes(`"${stored}"`) : isDefaultLocalePage()) return
    // The first language of a visitor is not a change.
    if (stored && !mirror)
      return localStorage.setItem(key, JSON.stringify({ value: stored, expires: Date.now() + day }))
    const { mirrorLanguageToLocalStorage } = await import('../client/languageChange.ts')
    mirrorLanguageToLocalStorage(stored)
  } catch (error) {
    // Storage is unavailable; the cookie stores the language.
    if (!(error instanceof DOMException)) reportPageError(error)
  }
}
