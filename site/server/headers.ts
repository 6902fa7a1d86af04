import type { PageClass, RenderMode } from '#data/routeTable.ts'

type Headers = Readonly<Record<string, string>>

const reporting = '/api/client-errors'

/** What a page class allows beyond the common policy. */
interface ClassPolicy {
  readonly directives: readonly string[]
}

const policies: Readonly<Record<PageClass, ClassPolicy>> = {
  marketing: { directives: [] },
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
  /** For pages; scripts are allowed by hash, and by nonce where one is given. */
  readonly page: (pageClass: PageClass, nonce?: string) => Headers
}

export function makeSecurityHeaders(
  scriptHashes: readonly string[],
  https: boolean,
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
  const policy = (pageClass: PageClass, nonce?: string): string => {
    const scripts = [
      "'self'",
      ...scriptHashes,
      ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]),
    ]
    const own = policies[pageClass].directives
    return [...pageDirectives, `script-src ${scripts.join(' ')}`, ...own, ...closing].join('; ')
  }
  const fixed: Readonly<Record<PageClass, Headers>> = {
    marketing: { ...page, 'content-security-policy': policy('marketing') },
    sensitive: { ...page, 'content-security-policy': policy('sensitive') },
  }
  return {
    file: { ...common, 'content-security-policy': filePolicy },
    page: (pageClass, nonce) =>
      nonce === undefined
        ? fixed[pageClass]
        : { ...page, 'content-security-policy': policy(pageClass, nonce) },
  }
}

const vary = 'Cookie, Accept-Language, Accept-Encoding'

/** Caching of HTML: never without asking us, since the language check comes first. */
export const htmlCaching = (mode: RenderMode): Headers => ({
  // What account screens show must not come back from any cache after signing out.
  'cache-control': mode === 'app' ? 'private, no-cache, no-store' : 'private, no-cache',
  vary,
})

export const noStore: Headers = { 'cache-control': 'no-store' }
