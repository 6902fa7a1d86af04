/** A cookie of ours: what it is called and how long a browser keeps it. */
export interface CookieSpec {
  readonly name: string
  /** Seconds. */
  readonly maxAge: number
  /** Whether scripts cannot read it; such a cookie is always `Secure`. */
  readonly hidden?: true
}

const day = 86_400

/** Every cookie the site sets; all with `Path=/` and `SameSite=Lax`. */
export const cookies = {
  /** The stored language of the language machine. */
  language: { name: 'official_lang_cache@v1', maxAge: day },
  /** Serves detection once the stored language is gone. */
  locale: { name: 'felcera_locale', maxAge: 365 * day },
  /** Which cookie categories were allowed; see `consent.ts`. */
  consent: { name: 'felcera_consent', maxAge: 183 * day },
  /** The id of a message that travels with a redirect. */
  flash: { name: 'felcera_flash', maxAge: 60 },
  /** The token of a session. */
  session: { name: '__Host-session', maxAge: 30 * day, hidden: true },
  /** Tells the header that somebody is signed in; never trusted. */
  signedIn: { name: 'signed-in', maxAge: 30 * day },
} as const satisfies Record<string, CookieSpec>

/** The value of one cookie in a `Cookie` header or `document.cookie`; of equal names the first counts. */
export function readCookie(
  header: string | null | undefined,
  cookie: CookieSpec,
): string | undefined {
  if (!header) return undefined
  const start = `${cookie.name}=`
  for (let at = header.indexOf(start); at >= 0; at = header.indexOf(start, at + 1)) {
    // The same letters may stand in another cookie's name or value.
    if (header.slice(header.lastIndexOf(';', at) + 1, at).trim() !== '') continue
    const end = header.indexOf(';', at)
    return decode(header.slice(at + start.length, end < 0 ? undefined : end).trimEnd())
  }
  return undefined
}

/** A `Set-Cookie` value (also right for `document.cookie`). No value removes the cookie. */
export function writeCookie(
  cookie: CookieSpec,
  value: string | undefined,
  secure: boolean,
): string {
  const age = value === undefined ? 0 : cookie.maxAge
  const pair = `${cookie.name}=${encodeURIComponent(value ?? '')}`
  return `${pair}; Max-Age=${age}; Path=/${cookie.hidden ? '; HttpOnly' : ''}${secure || cookie.hidden ? '; Secure' : ''}; SameSite=Lax`
}

/** The value that stores a choice of cookie categories; `readConsent` of `consent.ts` reads it back. */
export const consentValue = (allowed: readonly string[]): string =>
  ['necessary', ...allowed].join('.')

/** The words of a stored choice as they stand in the cookie, for scripts that only look for one of them. */
export const readConsentWords = (header: string): readonly string[] =>
  readCookie(header, cookies.consent)?.split('.') ?? []

/** The `Set-Cookie` value for a choice. The server adds `Secure` where the site is. */
export const consentCookie = (allowed: readonly string[]): string =>
  writeCookie(cookies.consent, consentValue(allowed), false)

/** Messages that may travel with a redirect; nothing else in that cookie is ever looked up. */
export const flashIds = [
  'account.login.returned',
  'account.sign-up.success',
  'account.agreement.kept',
  'account.deletion.asked',
  'account.newsletter.ended',
  'account.saved',
  'account.session.ended',
  'account.sign-out.success',
  'personal-center.agreement.again',
  'newsletter.check-mail',
  'form.newsletter.success',
  'form.newsletter.duplicate',
  'newsletter.unsubscribe.success',
  'newsletter.link.wrong',
  'cookie.saved',
] as const
export type FlashId = (typeof flashIds)[number]

/** The message in a flash cookie, if it is one of ours. */
export const readFlash = (header: string | null | undefined): FlashId | undefined => {
  const value = readCookie(header, cookies.flash)
  return flashIds.find((id) => id === value)
}

/** The `Set-Cookie` value that sends a message along with a redirect. */
export const flashCookie = (id: FlashId): string => writeCookie(cookies.flash, id, false)

function decode(value: string): string | undefined {
  if (!value.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
