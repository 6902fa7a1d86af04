import { resolveLocale } from '#data/locale/resolveLocale.ts'
import {
  defaultLocale,
  localizePath,
  splitLocaleFromPath,
  type Locale,
} from '#data/locale/locales.ts'
import type { ConfiguredRedirect, RouteEntry } from '#data/pages/routeTable.ts'
import { dummyOrigin, sanitizeRedirectPath } from '#data/pages/sanitizeRedirectPath.ts'
import { normalizePathSpelling, type PageAddressLookup } from './pageAddressTable.ts'

/** A request for a page; `path` as in the request line, `query` is `?…` or empty. */
export interface PageAddressRequest {
  readonly host: string
  readonly path: string
  readonly query: string
  readonly stored: Locale | undefined
  readonly detected: Locale
}

export type RedirectStatus = ConfiguredRedirect['status']

/** The result of resolving an address. `stored` is the language to store. */
export type PageAddressResolution =
  | { readonly kind: 'page'; readonly route: RouteEntry; readonly stored: Locale | undefined }
  | { readonly kind: 'missing'; readonly stored: Locale | undefined }
  | {
      readonly kind: 'redirect'
      readonly location: string
      readonly status: RedirectStatus
      readonly stored: Locale | undefined
    }

/**
 * Resolves host, slashes, spelling, default prefix, declared redirects, legacy words and language in one step: to a
 * page, a missing page, or one redirect to the final address.
 */
export function resolvePageAddress(
  table: PageAddressLookup,
  visit: PageAddressRequest,
  scheme = 'http',
): PageAddressResolution {
  const folded = table.fold(visit.path)
  const french = splitDefaultPrefix(folded)
  const found = locate(table, french ?? folded)
  if (found?.kind === 'external')
    return { kind: 'redirect', location: found.to, status: found.status, stored: visit.stored }

  const main = table.mainHost(visit.host)
  // /fr/ requests the default variant as /de/ requests German.
  const stored = french === undefined ? visit.stored : defaultLocale
  const path = found?.path ?? unknownPath(visit.path, french)
  const query = joinQuery(found?.query ?? '', visit.query)
  const language = resolveLocale(
    { path, query, stored, detected: visit.detected },
    (locale, unprefixed) => table.exact(localizePath(locale, unprefixed)) !== undefined,
  )

  const moved =
    language.redirect !== undefined || path !== visit.path || found?.status !== undefined
  if (moved || main !== undefined) {
    const final =
      (language.redirect ?? sanitizeRedirectPath(path + query, dummyOrigin)) + (found?.hash ?? '')
    const byLanguage = language.redirect !== undefined || french !== undefined
    return {
      kind: 'redirect',
      location: main === undefined ? final : `${scheme}://${main}${final}`,
      status: main === undefined ? (byLanguage ? 302 : (found?.status ?? 301)) : 301,
      // Cookies of a secondary host would never reach the main one.
      stored: main === undefined ? language.stored : visit.stored,
    }
  }
  const route = table.exact(path)
  return route === undefined
    ? { kind: 'missing', stored: language.stored }
    : { kind: 'page', route, stored: language.stored }
}

type Found =
  | {
      readonly kind: 'internal'
      readonly path: string
      readonly query: string
      readonly hash: string
      readonly status: RedirectStatus | undefined
    }
  | { readonly kind: 'external'; readonly to: string; readonly status: RedirectStatus }

const longestChain = 10

/** Returns the page of an address after declared redirects (which may be chained). */
function locate(table: PageAddressLookup, folded: string, hops = longestChain): Found | undefined {
  const { locale, path } = splitLocaleFromPath(folded)
  const declared = table.declared(path)
  if (declared === undefined) return locatePage(table, folded, locale)
  const { to, status } = declared
  if (!to.startsWith('/')) return { kind: 'external', to, status }
  if (hops === 0) return undefined
  const target = new URL(sanitizeRedirectPath(to, dummyOrigin), dummyOrigin)
  const localized = normalizePathSpelling(localizePath(locale, target.pathname))
  const known =
    table.meant(localized) !== undefined || table.declared(normalizePathSpelling(target.pathname))
  const next = locate(table, known ? localized : normalizePathSpelling(target.pathname), hops - 1)
  if (next?.kind !== 'internal') return next
  return {
    ...next,
    query: joinQuery(target.search, next.query),
    hash: next.hash || target.hash,
    status,
  }
}

function locatePage(table: PageAddressLookup, folded: string, locale: Locale): Found | undefined {
  const page = table.meant(folded)
  const found = { kind: 'internal', query: '', hash: '' } as const
  if (page !== undefined) return { ...found, path: page.path, status: undefined }
  return table.legacy(folded)
    ? { ...found, path: localizePath(locale, '/'), status: 302 }
    : undefined
}

/** Removes the prefix of `/fr/about-us`, which is not canonical. */
function splitDefaultPrefix(folded: string): string | undefined {
  const prefix = `/${defaultLocale}`
  if (folded === prefix) return '/'
  return folded.startsWith(`${prefix}/`) ? folded.slice(prefix.length) : undefined
}

const unknownPath = (path: string, french: string | undefined): string =>
  french === undefined ? path : sanitizeRedirectPath(french, dummyOrigin)

function joinQuery(first: string, second: string): string {
  if (first === '' || first === '?') return second
  return second === '' || second === '?' ? first : `${first}&${second.slice(1)}`
}
