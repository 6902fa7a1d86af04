import { Context, Effect, Layer } from 'effect'
import type { BuiltSiteManifest } from '#data/pages/builtSite.ts'
import type { Consent } from '#data/consent/consent.ts'
import type { Locale } from '#data/locale/locales.ts'
import type { PageSecurityClass, RenderMode } from '#data/pages/routeTable.ts'
import {
  filterAllowedThirdParties,
  formatTrackingPixelUrl,
  type ThirdParty,
} from '#data/consent/thirdParties.ts'
import { isHttps, ServerConfig } from '../ops/config.ts'
import { createCommonSecurityHeaders, createFileSecurityHeaders } from './refusals/fileHeaders.ts'
import { ServedBuildContent } from '../pages/relocate.ts'

/** Response headers, by name in lower case. */
export type ResponseHeaders = Readonly<Record<string, string>>

const reporting = '/api/client-errors'

/** Names the build of a page: the only header of a document that scripts can read. */
export const createBuildIdHeader = (id: string): ResponseHeaders => ({
  'server-timing': `build;desc="${id}"`,
})

/** Directives of a page class beyond the common policy. */
interface ClassPolicy {
  readonly directives: readonly string[]
}

const policies: Readonly<Record<PageSecurityClass, ClassPolicy>> = {
  // Without script a frame stands for the tag manager, at an address of ours.
  marketing: { directives: ["frame-src 'self'"] },
  // Fully hydrated; React 19 and the shell script assign no markup (checked in a browser). The worker of captchas is
  // part of all policies.
  sensitive: {
    directives: ["require-trusted-types-for 'script'", 'trusted-types felcera-worker'],
  },
}

const pageDirectives = [
  "default-src 'none'",
  // Puzzles of captchas are part of the page because they are shown only once.
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
  /** For responses other than pages. */
  readonly file: ResponseHeaders
  /**
   * For built pages: scripts and the style are allowed by hash. Hosts of third parties are allowed on marketing pages
   * after consent. Equal arguments return the same object.
   */
  readonly page: (
    pageClass: PageSecurityClass,
    locale: Locale,
    options?: PageOptions,
  ) => ResponseHeaders
  /** The same for a page rendered on request, with the nonce of its scripts. */
  readonly renderedPage: (
    pageClass: PageSecurityClass,
    locale: Locale,
    options: PageOptions & { readonly nonce: string | undefined },
  ) => ResponseHeaders
}

interface PageOptions {
  readonly consent?: Consent | undefined
  /** CSP source of the inline style. */
  readonly style?: string | undefined
}

/** Computes the policies of a build. */
export function makeSecurityPolicies(
  scriptHashes: BuiltSiteManifest['scriptHashes'],
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
  /** Third parties that a visitor allowed on a page. */
  const allowedOn = (pageClass: PageSecurityClass, consent: Consent | undefined) =>
    pageClass === 'marketing' && consent !== undefined && parties.length > 0
      ? filterAllowedThirdParties(parties, consent)
      : []
  const makeHeaders: SecurityHeadersByResponse['renderedPage'] = (
    pageClass,
    locale,
    { nonce, consent, style },
  ) => {
    const policy = [
      ...pageDirectives,
      ["style-src 'self'", ...(style === undefined ? [] : [style])].join(' '),
      [
        "script-src 'self'",
        ...(scriptHashes[locale] ?? []),
        ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]),
      ].join(' '),
      ...policies[pageClass].directives,
      ...closing,
    ].join('; ')
    return {
      ...page,
      'content-security-policy': withHosts(policy, allowedOn(pageClass, consent)),
    }
  }
  const known = new Map<string, ResponseHeaders>()
  return {
    file: createFileSecurityHeaders(https),
    page: (pageClass, locale, { consent, style } = {}) => {
      const names = allowedOn(pageClass, consent).map(({ name }) => name)
      const key = `${pageClass} ${locale} ${style} ${names.join(' ')}`
      const headers =
        known.get(key) ?? makeHeaders(pageClass, locale, { nonce: undefined, consent, style })
      known.set(key, headers)
      return headers
    },
    renderedPage: makeHeaders,
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
  // Account pages must not come back from a cache after signing out.
  'cache-control': mode === 'app' ? 'private, no-cache, no-store' : 'private, no-cache',
  vary,
})

export const noStoreHeaders: ResponseHeaders = { 'cache-control': 'no-store' }
