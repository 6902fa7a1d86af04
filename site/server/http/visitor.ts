import {
  cookies,
  readCookie,
  readFlashCookie,
  writeCookie,
  type FlashMessageId,
} from '#data/consent/cookies.ts'
import { readConsent, type Consent } from '#data/consent/consent.ts'
import { parseAcceptedLanguages, detectLocale } from '#data/locale/detectLocale.ts'
import { switchLanguage, type LanguageChangeHook } from '#data/locale/languageChange.ts'
import { isLocale, type Locale } from '#data/locale/locales.ts'
import type { RequestHeaders } from './body.ts'
import { memoize } from './memoize.ts'

/** Language, consent and messages of a visitor, from cookies and headers. */
export interface Visitor {
  readonly stored: Locale | undefined
  readonly detected: Locale
  /** Browser languages, best first. */
  readonly languages: readonly string[]
  /** None before the visitor has chosen. */
  readonly consent: Consent | undefined
  /** Id of a message that a redirect left for the next page. */
  readonly flash: FlashMessageId | undefined
  /** Whether the browser prefetches or prerenders the page. */
  readonly prefetching: boolean
  readonly localeCookie: string | undefined
}

const languagesOf = memoize(parseAcceptedLanguages)
const consentOf = memoize(readConsent)

export function readVisitor(headers: RequestHeaders): Visitor {
  const jar = headers['cookie']
  const stored = readCookie(jar, cookies.language)
  const localeCookie = readCookie(jar, cookies.locale)
  const chosen = readCookie(jar, cookies.consent)
  const languages = languagesOf(headers['accept-language'] ?? '')
  const sameOrigin = headers['sec-fetch-site'] === 'same-origin'
  return {
    stored: isLocale(stored) ? stored : undefined,
    detected: detectLocale({ cookie: localeCookie, languages, sameOrigin }),
    languages,
    consent: chosen === undefined ? undefined : consentOf(chosen),
    flash: readFlashCookie(jar),
    prefetching: headers['sec-purpose'] !== undefined,
    localeCookie,
  }
}

/** The `Set-Cookie` values that store a language; none without a change and while prefetching. */
export function createLanguageCookies(
  visitor: Visitor,
  stored: Locale | undefined,
  secure: boolean,
): readonly string[] {
  const values: string[] = []
  const storedValue: LanguageChangeHook = {
    before: ({ to }) => values.push(writeCookie(cookies.language, to, secure)),
  }
  const localeValue: LanguageChangeHook = {
    after: ({ to }) => {
      if (visitor.localeCookie !== to) values.push(writeCookie(cookies.locale, to, secure))
    },
  }
  if (!visitor.prefetching)
    switchLanguage({ from: visitor.stored, to: stored }, [storedValue, localeValue])
  return values
}
