import type { BuiltSite } from '#data/builtSite.ts'
import type { Consent } from '#data/consent.ts'
import { type Locale, localeCodes } from '#data/locales.ts'
import type { PageClass, RenderMode } from '#data/routeTable.ts'
import { allowedParties, pixelOf, type ThirdParty } from '#data/thirdParties.ts'

/** Headers of an answer, by name in lower case. */
export type Headers = Readonly<Record<string, string>>

const reporting = '/api/client-errors'

/** What a page class allows beyond the common policy. */
interface ClassPolicy {
  readonly directives: readonly string[]
}

const policies: Readonly<Record<PageClass, ClassPolicy>> = {
  // Without script a frame stands for the tag manager, at an address of ours.
  marketing: { directives: ["frame-src 'self'"] },
  // Hydrated whole, React 19 and the shell script assign no markup: checked in a browser.
  sensitive: { directives: ["require-trusted-types-for 'script'"] },
}

const pageDirectives = [
  "default-src 'none'",
  "style-src 'self'",
  // Puzzles of captchas stand in the page itself: they are for one look only.
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

// A browser uses this policy where someone opens a file or an answer as if it were a page.
const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const nothingAllowed = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Security headers for every kind of answer; made once from what is known at start. */
export interface SecurityHeaders {
  /** For answers that are no pages. */
  readonly file: Headers
  /**
   * For pages; scripts are allowed by hash, and by nonce where one is given. Hosts of third parties are allowed on
   * marketing pages, once the visitor allowed some.
   */
  readonly page: (pageClass: PageClass, locale: Locale, options?: PageOptions) => Headers
}

interface PageOptions {
  readonly nonce?: string | undefined
  readonly consent?: Consent | undefined
}

export function makeSecurityHeaders(
  scriptHashes: BuiltSite['scriptHashes'],
  https: boolean,
  parties: readonly ThirdParty[],
): SecurityHeaders {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  }
  const page = {
    ...common,
    'permissions-policy': nothingAllowed.map((feature) => `${feature}=()`).join(', '),
    'reporting-endpoints': `default="${reporting}"`,
  }
  const closing = [
    `report-uri ${reporting}`,
    'report-to default',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  const policy = (pageClass: PageClass, locale: Locale, nonce?: string): string => {
    const scripts = [
      "'self'",
      ...(scriptHashes[locale] ?? []),
      ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]),
    ]
    const own = policies[pageClass].directives
    return [...pageDirectives, `script-src ${scripts.join(' ')}`, ...own, ...closing].join('; ')
  }
  const inEach = (pageClass: PageClass): ReadonlyMap<Locale, Headers> =>
    new Map(
      localeCodes.map((locale) => [
        locale,
        { ...page, 'content-security-policy': policy(pageClass, locale) },
      ]),
    )
  const fixed: Readonly<Record<PageClass, ReadonlyMap<Locale, Headers>>> = {
    marketing: inEach('marketing'),
    sensitive: inEach('sensitive'),
  }
  const opening = new Map<string, Headers>()
  /** The headers of a marketing page whose visitor allowed third parties. */
  const opened = (locale: Locale, consent: Consent | undefined): Headers | undefined => {
    if (parties.length === 0 || consent === undefined) return undefined
    const allowed = allowedParties(parties, consent)
    if (allowed.length === 0) return undefined
    const key = [locale, ...allowed.map(({ name }) => name)].join(' ')
    const known = opening.get(key)
    if (known !== undefined) return known
    const made = {
      ...page,
      'content-security-policy': withHosts(policy('marketing', locale), allowed),
    }
    opening.set(key, made)
    return made
  }
  return {
    file: { ...common, 'content-security-policy': filePolicy },
    page: (pageClass, locale, { nonce, consent } = {}) => {
      if (nonce !== undefined)
        return { ...page, 'content-security-policy': policy(pageClass, locale, nonce) }
      const more = pageClass === 'marketing' ? opened(locale, consent) : undefined
      return more ?? fixed[pageClass].get(locale) ?? page
    },
  }
}

/** A policy with the hosts of third parties beside our own. */
function withHosts(policy: string, parties: readonly ThirdParty[]): string {
  const hosts = [...new Set(parties.flatMap((party) => party.hosts))]
  const more = new Map([
    ['script-src', [...new Set(parties.map((party) => party.hosts[0]))]],
    ['connect-src', hosts],
    ['img-src', hosts],
    [
      'frame-src',
      parties
        .filter(({ name }) => name === 'tag-manager')
        .map((party) => new URL(pixelOf(party)).origin),
    ],
  ])
  return policy
    .split('; ')
    .map((directive) =>
      [directive, ...(more.get(directive.split(' ', 1)[0] ?? '') ?? [])].join(' '),
    )
    .join('; ')
}

const vary = 'Cookie, Accept-Language, Accept-Encoding'

/** Caching of HTML: never without asking us, since the language check comes first. */
export const htmlCaching = (mode: RenderMode): Headers => ({
  // What account screens show must not come back from any cache after signing out.
  'cache-control': mode === 'app' ? 'private, no-cache, no-store' : 'private, no-cache',
  vary,
})

export const noStore: Headers = { 'cache-control': 'no-store' }
