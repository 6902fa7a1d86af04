import { Clock, Context, Effect, Layer } from 'effect'
import { isPublishedAt } from '#data/pages/schedule.ts'
import type { ConfiguredRedirect, RouteEntry } from '#data/pages/routeTable.ts'
import { dummyOrigin, sanitizeRedirectPath } from '#data/pages/sanitizeRedirectPath.ts'
import { decodeUrlPath } from '../http/decodeUrlPath.ts'
import { ServedSite, type SiteAddressSettings } from './site.ts'

type Span = Parameters<typeof isPublishedAt>[1]

interface Page {
  /** Canonical path of the route table, percent-encoded. */
  readonly path: string
  readonly route: RouteEntry
}

/**
 * Looks up pages and declared redirects in the route table and the site's settings. Pages outside of their publication
 * period are not found.
 */
export interface PageAddressLookup {
  /** The page at exactly this path. */
  readonly exact: (path: string) => RouteEntry | undefined
  /** The page at a path in any spelling. */
  readonly meant: (folded: string) => Page | undefined
  /** `fold`, precomputed for every address of a page. */
  readonly fold: (path: string) => string
  readonly declared: (folded: string) => ConfiguredRedirect | undefined
  readonly legacy: (folded: string) => boolean
  readonly mainHost: (host: string) => string | undefined
  /** Allows redirects to a path of this site, the main host, or a declared address. */
  readonly mayLeadTo: (location: string) => boolean
}

/** Builds the lookup from the route table and the site's settings; `now` returns milliseconds since 1970. */
export function makePageAddressTable(
  routes: readonly RouteEntry[],
  { redirects, legacyWords, hosts }: SiteAddressSettings,
  now: () => number,
): PageAddressLookup {
  const exact = new Map<string, RouteEntry>()
  const meant = new Map<string, Page>()
  const timed = new Map<string, Span>()
  const folded = new Map<string, string>()
  for (const route of routes)
    for (const address of route.addresses) {
      const path = sanitizeRedirectPath(address, dummyOrigin)
      exact.set(path, route)
      folded.set(path, normalizePathSpelling(path))
      const span = route.shown?.[address]
      if (span !== undefined) timed.set(path, span)
      if (!meant.has(normalizePathSpelling(path)))
        meant.set(normalizePathSpelling(path), { path, route })
    }
  for (const { from, to } of redirects)
    if (!/^(\/|https?:\/\/)/.test(to))
      throw new TypeError(
        `The redirect from ${from} leads to "${to}": neither a path nor an http address`,
      )
  const declared = new Map(
    redirects.map((redirect) => [normalizePathSpelling(redirect.from), redirect]),
  )
  const words = legacyWords.map((word) => word.toLowerCase())
  const secondary = new Set(hosts.secondary.map((host) => host.toLowerCase()))
  const external = new Set(redirects.map(({ to }) => to).filter((to) => !to.startsWith('/')))
  const main = hosts.main === undefined ? [] : [`http://${hosts.main}/`, `https://${hosts.main}/`]
  const isShown = (path: string): boolean => {
    const span = timed.get(path)
    return span === undefined || isPublishedAt(now(), span)
  }
  return {
    exact: (path) => (isShown(path) ? exact.get(path) : undefined),
    meant: (folded) => {
      const page = meant.get(folded)
      return page !== undefined && isShown(page.path) ? page : undefined
    },
    fold: (path) => folded.get(path) ?? normalizePathSpelling(path),
    declared: (folded) => declared.get(folded),
    legacy: (folded) => words.some((word) => folded.includes(word)),
    mainHost: (host) => {
      const name = host.toLowerCase()
      return secondary.has(name) || secondary.has(name.replace(/:\d+$/, ''))
        ? hosts.main
        : undefined
    },
    mayLeadTo: (location) =>
      /^\/(?![/\\])/.test(location) ||
      external.has(location) ||
      main.some((origin) => location.startsWith(origin)),
  }
}

/** Addresses of the built site. */
export class PageAddressTable extends Context.Service<PageAddressTable, PageAddressLookup>()(
  'felcera/PageAddressTable',
) {
  static readonly layer = Layer.effect(
    PageAddressTable,
    Effect.gen(function* () {
      const { routes, site } = yield* ServedSite
      const clock = yield* Clock.Clock
      return makePageAddressTable(routes, site, () => clock.currentTimeMillisUnsafe())
    }),
  )
}

/** Normalizes the spelling of a path: case, escapes, extra slashes, `index.html`. */
export function normalizePathSpelling(path: string): string {
  const folded = decodeUrlPath(path)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/index\.html\/?$/, '/')
    .replace(/\/$/, '')
  return folded === '' ? '/' : folded
}
