import { cookies, readCookie, readFlash, writeCookie, type FlashId } from '#data/cookies.ts'
import { readConsent, type Consent } from '#data/consent.ts'
import { acceptedLanguages, detectLocale } from '#data/detectLocale.ts'
import { switchLanguage, type SwitchHook } from '#data/languageSwitch.ts'
import { isLocale, type Locale } from '#data/locales.ts'
import type { RequestHeaders } from './body.ts'
import { remember } from './remember.ts'

/** What the server knows of who asks, from cookies and headers. */
export interface Visitor {
  readonly stored: Locale | undefined
  readonly detected: Locale
  /** Browser languages, best first. */
  readonly languages: readonly string[]
  /** None while they have not been asked. */
  readonly consent: Consent | undefined
  /** Id of a message that travelled with a redirect. */
  readonly flash: FlashId | undefined
  /** Whether the browser only prepares a page nobody has seen yet. */
  readonly prefetching: boolean
  readonly localeCookie: string | undefined
}

const languagesOf = remember(acceptedLanguages)
const consentOf = remember(readConsent)

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
    flash: readFlash(jar),
    prefetching: headers['sec-purpose'] !== undefined,
    localeCookie,
  }
}

/** The `Set-Cookie` values that remember a language; none if nothing changes or nobody is there yet. */
export function languageCookies(
  visitor: Visitor,
  stored: Locale | undefined,
  secure: boolean,
): readonly string[] {
  const values: string[] = []
  const storedValue: SwitchHook = {
    before: ({ to }) => values.push(writeCookie(cookies.language, to, secure)),
  }
  const localeValue: SwitchHook = {
    after: ({ to }) => {
      if (visitor.localeCookie !== to) values.push(writeCookie(cookies.locale, to, secure))
    },
  }
  if (!visitor.prefetching)
    switchLanguage({ from: visitor.stored, to: stored }, [storedValue, localeValue])
  return values
}
