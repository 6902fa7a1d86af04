import { Context, Effect, Layer } from 'effect'
import type { BuiltSite } from '#data/pages/builtSite.ts'
import type { Consent } from '#data/consent/consent.ts'
import { type Locale, localeCodes } from '#data/locale/locales.ts'
import type { PageSecurityClass, RenderMode } from '#data/pages/routeTable.ts'
import {
  filterAllowedThirdParties,
  formatTrackingPixelUrl,
  type ThirdParty,
} from '#data/consent/thirdParties.ts'
import { isHttps, ServerConfig } from '../ops/config.ts'
import { createCommonSecurityHeaders, createFileHeaders } from './refusals/fileHeaders.ts'
import { ServedBuildContent } from '../pages/relocate.ts'

/** Response headers, by name in lower case. */
export type ResponseHeaders = Readonly<Record<string, string>>

const reporting = '/api/client-errors'

/** Names the build of a page: the only header of a document that scripts can read. */
export const buildIdHeader = (id: string): ResponseHeaders => ({
  'server-timing': `build;desc="${id}"`,
})

/** Directives of a page class beyond the common policy. */
interface ClassPolicy {
  readonly directives: readonly string[]
}

const policies: Readonly<Record<PageSecurityClass, ClassPolicy>> = {
  // Without script a frame stands for the tag manager, at an address of ours.
  marketing: { directives: ["frame-src 'self'"] },
  // Hydrated whole, React 19 and the shell script assign no markup: checked in a browser. One policy names the worker of captchas.
  sensitive: {
    directives: ["require-trusted-types-for 'script'", 'trusted-types felcera-worker'],
  },
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

/** Security headers by kind of response, computed once at start. */
export interface SecurityHeadersByResponse {
  /** For responses that are no pages. */
  readonly file: ResponseHeaders
  /**
   * For pages; scripts are allowed by hash, and by nonce where one is given. Hosts of third parties are allowed on
   * marketing pages, once the visitor allowed some.
   */
  readonly page: (
    pageClass: PageSecurityClass,
    locale: Locale,
    options?: PageOptions,
  ) => ResponseHeaders
}

interface PageOptions {
  readonly nonce?: string | undefined
  readonly consent?: Consent | undefined
}

/** Computes the policies of a build. */
export function makeSecurityPolicies(
  scriptHashes: BuiltSite['scriptHashes'],
  https: boolean,
  parties: readonly ThirdParty[],
): SecurityHeadersByResponse {
  const page = {
    ...createCommonSecurityHeaders(https),
    'permissions-policy': nothingAllowed.map((feature) => `${feature}=()`).join(', '),
    'reporting-endpoints': `default="${reporting}"`,
  }
  const closing = [
    `report-uri ${reporting}`,
    'report-to default',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  const policy = (pageClass: PageSecurityClass, locale: Locale, nonce?: string): string => {
    const scripts = [
      "'self'",
      ...(scriptHashes[locale] ?? []),
      ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]),
    ]
    const own = policies[pageClass].directives
    return [...pageDirectives, `script-src ${scripts.join(' ')}`, ...own, ...closing].join('; ')
  }
  const inEach = (pageClass: PageSecurityClass): ReadonlyMap<Locale, ResponseHeaders> =>
    new Map(
      localeCodes.map((locale) => [
        locale,
        { ...page, 'content-security-policy': policy(pageClass, locale) },
      ]),
    )
  const fixed: Readonly<Record<PageSecurityClass, ReadonlyMap<Locale, ResponseHeaders>>> = {
    marketing: inEach('marketing'),
    sensitive: inEach('sensitive'),
  }
  const opening = new Map<string, ResponseHeaders>()
  /** The headers of a marketing page with the third parties that its visitor allowed. */
  const opened = (locale: Locale, consent: Consent | undefined): ResponseHeaders | undefined => {
    if (parties.length === 0 || consent === undefined) return undefined
    const allowed = filterAllowedThirdParties(parties, consent)
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
    file: createFileHeaders(https),
    page: (pageClass, locale, { nonce, consent } = {}) => {
      if (nonce !== undefined)
        return { ...page, 'content-security-policy': policy(pageClass, locale, nonce) }
      const more = pageClass === 'marketing' ? opened(locale, consent) : undefined
      return more ?? fixed[pageClass].get(locale) ?? page
    },
  }
}

/** The policies of the served build. */
export class SecurityHeaders extends Context.Service<SecurityHeaders, SecurityHeadersByResponse>()(
  'felcera/SecurityHeaders',
) {
  static readonly layer = Layer.effect(
    SecurityHeaders,
    Effect.gen(function* () {
      const { site } = yield* ServedBuildContent
      const config = yield* ServerConfig
      return makeSecurityPolicies(site.scriptHashes, isHttps(config), config.thirdParties)
    }),
  )
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
        .map((party) => new URL(formatTrackingPixelUrl(party)).origin),
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

/** Caching of HTML: always revalidated, since the language check comes first. */
export const htmlCachingHeaders = (mode: RenderMode): ResponseHeaders => ({
  // Account screens must not come back from a cache after signing out.
  'cache-control': mode === 'app' ? 'private, no-cache, no-store' : 'private, no-cache',
  vary,
})

export const noStoreHeaders: ResponseHeaders = { 'cache-control': 'no-store' }
