import type { Locale } from './locales.ts'

/** How a page reaches a visitor; derived from its sections, never set by hand. */
export type RenderMode = 'built' | 'request' | 'app'

/** What a page may load and how it may be cached. */
export type PageClass = 'marketing' | 'sensitive'

/** One page in one language variant, as the generator plans it. */
export interface RouteEntry {
  /** Page id: the config's path without extension, e.g. `explore/news/_id`. */
  readonly page: string
  readonly locale: Locale
  /** Address with prefix; data pages carry `:name` segments, e.g. `/en/explore/news/:id`. */
  readonly path: string
  /** Every concrete address of this page in this variant (one, but for data pages). */
  readonly addresses: readonly string[]
  readonly mode: RenderMode
  readonly class: PageClass
  /** Query parameters the page understands; others are ignored. */
  readonly query: readonly string[]
  /** Whether the page answers form posts at its own address. */
  readonly posts: boolean
  readonly noindex: boolean
  /** Addresses that are shown for a time only, with its first moment and the one after its last (ISO 8601). */
  readonly shown?: Readonly<
    Record<string, { readonly publishAt?: string; readonly expiresAt?: string }>
  >
}

/** Id of a page's route in one variant, as React Router knows it. */
export const routeId = ({ locale, page }: Pick<RouteEntry, 'locale' | 'page'>): string =>
  `${locale}/${page}`

/** A redirect declared in `pages-config/site.json`: unprefixed path to path or full address. */
export interface DeclaredRedirect {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302 | 307 | 308
}
