/** Name and lifetime of a cookie. */
export interface CookieSpec {
  readonly name: string
  /** Seconds. */
  readonly maxAge: number
  /** Hidden from scripts; such a cookie is always `Secure` as well. */
  readonly httpOnly?: true
}

const day = 86_400

/** Cookies of the site; all are set with `Path=/` and `SameSite=Lax`. */
export const cookies = {
  /** Language chosen by the visitor, read by `resolveLocale.ts`. */
  language: { name: 'official_lang_cache@v1', maxAge: day },
  /** Last language, used for detection after `language` has expired. */
  locale: { name: 'felcera_locale', maxAge: 365 * day },
  /** Allowed cookie categories; see `consent.ts`. */
  consent: { name: 'felcera_consent', maxAge: 183 * day },
  /** Id of a flash message, shown after a redirect. */
  flash: { name: 'felcera_flash', maxAge: 60 },
  /** Session token. */
  session: { name: '__Host-session', maxAge: 30 * day, httpOnly: true },
  /** Secret that binds a one-time code to the browser that requested it. */
  codes: { name: '__Host-codes', maxAge: 3600, httpOnly: true },
  /** Token that recognizes a device after a sign-in. */
  device: { name: '__Host-device', maxAge: 180 * day, httpOnly: true },
  /** Hint for scripts that a session exists, so that the header can show it; never trusted by the server. */
  signedIn: { name: 'signed-in', maxAge: 30 * day },
} as const satisfies Record<string, CookieSpec>

/**
 * Reads a cookie from a `Cookie` header or `document.cookie`. The first of equal names counts; of secret ones none, since
 * a browser has only one with `__Host-`.
 */
export function readCookie(
  header: string | null | undefined,
  cookie: CookieSpec,
): string | undefined {
  const [value, another] = valuesOf(header, cookie)
  return cookie.httpOnly && another !== undefined ? undefined : value && decode(value)
}

/** The raw values of a cookie, at most two. */
function valuesOf(header: string | null | undefined, cookie: CookieSpec): readonly string[] {
  const values: string[] = []
  if (!header) return values
  const start = `${cookie.name}=`
  for (
    let at = header.indexOf(start);
    at >= 0 && values.length < 2;
    at = header.indexOf(start, at + 1)
  ) {
    // The text may be part of another cookie's name or value.
    if (!isBlank(header.slice(header.lastIndexOf(';', at) + 1, at))) continue
    const end = header.indexOf(';', at)
    values.push(withoutBlanks(header.slice(at + start.length, end < 0 ? undefined : end)))
  }
  return values
}

/** Serializes a cookie for `Set-Cookie` or `document.cookie`; `undefined` deletes it. */
export function writeCookie(
  cookie: CookieSpec,
  value: string | undefined,
  secure: boolean,
): string {
  const age = value === undefined ? 0 : cookie.maxAge
  const pair = `${cookie.name}=${encodeURIComponent(value ?? '')}`
  return `${pair}; Max-Age=${age}; Path=/${cookie.httpOnly ? '; HttpOnly' : ''}${secure || cookie.httpOnly ? '; Secure' : ''}; SameSite=Lax`
}

/** Serializes allowed categories; `readConsent` in `consent.ts` parses the value. Works without Effect, for scripts. */
export const serializeConsent = (allowed: readonly string[]): string =>
  ['necessary', ...allowed].join('.')

/** Returns the unvalidated words of the consent cookie. Works without Effect, for scripts. */
export const readConsentCategories = (header: string): readonly string[] =>
  readCookie(header, cookies.consent)?.split('.') ?? []

/** `Set-Cookie` value that stores consent; the server adds `Secure` on a secure site. */
export const createConsentCookie = (allowed: readonly string[]): string =>
  writeCookie(cookies.consent, serializeConsent(allowed), false)

/**
 * `Clear-Site-Data` at the end of a session: pages in the cache, also those that the back button would show. Storage
 * holds settings of the browser, such as the colour mode; drafts are deleted by the script that stores them.
 */
export const clearSiteDataHeaderValue = '"cache"'

/** Message ids allowed in the flash cookie. */
export const flashMessageIds = [
  'account.login.returned',
  'account.sign-up.success',
  'account.agreement.kept',
  'account.deletion.asked',
  'account.newsletter.ended',
  'account.saved',
  'account.confirmation.done',
  'account.passkey.added',
  'account.passkey.removed',
  'account.second-factor.removed',
  'account.session.ended',
  'account.session.others-ended',
  'account.session.over',
  'account.sign-out.success',
  'personal-center.agreement.again',
  'newsletter.check-mail',
  'form.newsletter.success',
  'form.newsletter.duplicate',
  'newsletter.unsubscribe.success',
  'newsletter.link.wrong',
  'cookie.saved',
] as const
export type FlashMessageId = (typeof flashMessageIds)[number]

/** Reads the flash cookie; undefined for ids that are not allowed. */
export const readFlashCookie = (header: string | null | undefined): FlashMessageId | undefined => {
  const value = readCookie(header, cookies.flash)
  return flashMessageIds.find((id) => id === value)
}

/** `Set-Cookie` value of a flash message. */
export const createFlashCookie = (id: FlashMessageId): string =>
  writeCookie(cookies.flash, id, false)

// Spaces and tabs only: a browser lets anybody set a cookie whose name begins with U+00A0 and then `__Host-`.
const isBlank = (text: string): boolean => /^[ \t]*$/.test(text)
const withoutBlanks = (text: string): string => {
  let end = text.length
  while (end > 0 && isBlank(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

function decode(value: string): string | undefined {
  if (!value.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
