import { isShownAt } from '#data/content.ts'
import type { DeclaredRedirect, RouteEntry } from '#data/routeTable.ts'
import { anyOrigin, safePath } from '#data/safePath.ts'
import { decodePath } from './decodePath.ts'

/** What `pages-config/site.json` says about addresses. */
export interface SiteSettings {
  readonly redirects: readonly DeclaredRedirect[]
  /** An unknown path that contains one of these leads to a home page. */
  readonly legacyWords: readonly string[]
  readonly hosts: {
    /** The host visitors of a secondary host are sent to. */
    readonly main?: string | undefined
    readonly secondary: readonly string[]
  }
}

type Span = Parameters<typeof isShownAt>[1]

interface Page {
  /** The address in the route table's spelling, as it stands in a URL. */
  readonly path: string
  readonly route: RouteEntry
}

/**
 * Looks up pages and declared redirects; made once from the route table and the site's settings. A page that is not
 * shown now is as good as none.
 */
export interface AddressTable {
  /** The page at exactly this address. */
  readonly exact: (path: string) => RouteEntry | undefined
  /** The page meant by an address in any spelling. */
  readonly meant: (folded: string) => Page | undefined
  /** `fold`, worked out before for every address of a page. */
  readonly fold: (path: string) => string
  readonly declared: (folded: string) => DeclaredRedirect | undefined
  readonly legacy: (folded: string) => boolean
  readonly mainHost: (host: string) => string | undefined
  /** Whether a redirect may lead to this place: a path of ours, the main host, or a declared address. */
  readonly mayLeadTo: (location: string) => boolean
}

export function makeAddressTable(
  routes: readonly RouteEntry[],
  { redirects, legacyWords, hosts }: SiteSettings,
  now: () => number,
): AddressTable {
  const exact = new Map<string, RouteEntry>()
  const meant = new Map<string, Page>()
  const timed = new Map<string, Span>()
  const folded = new Map<string, string>()
  for (const route of routes)
    for (const address of route.addresses) {
      const path = safePath(address, anyOrigin)
      exact.set(path, route)
      folded.set(path, fold(path))
      const span = route.shown?.[address]
      if (span !== undefined) timed.set(path, span)
      if (!meant.has(fold(path))) meant.set(fold(path), { path, route })
    }
  for (const { from, to } of redirects)
    if (!/^(\/|https?:\/\/)/.test(to))
      throw new TypeError(
        `The redirect from ${from} leads to "${to}": neither a path nor an http address`,
      )
  const declared = new Map(redirects.map((redirect) => [fold(redirect.from), redirect]))
  const words = legacyWords.map((word) => word.toLowerCase())
  const secondary = new Set(hosts.secondary.map((host) => host.toLowerCase()))
  const external = new Set(redirects.map(({ to }) => to).filter((to) => !to.startsWith('/')))
  const main = hosts.main === undefined ? [] : [`http://${hosts.main}/`, `https://${hosts.main}/`]
  const isShown = (path: string): boolean => {
    const span = timed.get(path)
    return span === undefined || isShownAt(now(), span)
  }
  return {
    exact: (path) => (isShown(path) ? exact.get(path) : undefined),
    meant: (folded) => {
      const page = meant.get(folded)
      return page !== undefined && isShown(page.path) ? page : undefined
    },
    fold: (path) => folded.get(path) ?? fold(path),
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

/** One spelling for all that are meant alike: case, escapes, extra slashes, `index.html`. */
export function fold(path: string): string {
  const folded = decodePath(path)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/index\.html\/?$/, '/')
    .replace(/\/$/, '')
  return folded === '' ? '/' : folded
}
