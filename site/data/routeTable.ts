import { type Locale, localeCodes, localizePath } from './locales.ts'

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
  /** Addresses that are shown for a time only. */
  readonly shown?: Readonly<Record<string, Period>>
}

/** When something is shown: always, but for what is said here. */
export interface Period {
  /** First moment, ISO 8601. */
  readonly publishAt?: string
  /** The moment after the last, ISO 8601. */
  readonly expiresAt?: string
}

/** A page of the table, from which the routes of its variants follow; what is left out is so for most pages. */
export interface PageRoutes
  extends
    Period,
    Pick<RouteEntry, 'page' | 'mode' | 'class'>,
    Partial<Pick<RouteEntry, 'query' | 'posts' | 'noindex'>> {
  /** Address without prefix; data pages carry `:name` segments. */
  readonly path: string
  /** Variants it exists in; all, if they are left out. */
  readonly locales?: readonly Locale[]
  /** Concrete addresses of a data page, each without prefix and with the variants that show it; all of the page, if left out. */
  readonly records?: readonly (Period & {
    readonly path: string
    readonly locales?: readonly Locale[]
  })[]
}

/** The routes of a page, one for each variant it exists in. */
export function variantsOf(page: PageRoutes): readonly RouteEntry[] {
  const { path, locales = localeCodes, query = [], posts = false, noindex = false } = page
  const all = page.records ?? [page]
  return locales.map((locale) => {
    const here = all.flatMap(({ path: one, locales: own = localeCodes, publishAt, expiresAt }) => {
      const period = { ...(publishAt && { publishAt }), ...(expiresAt && { expiresAt }) }
      return own.includes(locale) ? [[localizePath(locale, one), period] as const] : []
    })
    const timed = here.filter(([, period]) => Object.keys(period).length > 0)
    return {
      page: page.page,
      locale,
      path: localizePath(locale, path),
      addresses: here.map(([address]) => address),
      mode: page.mode,
      class: page.class,
      query,
      posts,
      noindex,
      ...(timed.length > 0 && { shown: Object.fromEntries(timed) }),
    }
  })
}

/** Path of a page's route module, from `site/generated`. */
export const moduleOf = (page: string): string => `pages/${page.replaceAll('/', '.')}.tsx`

/** Id of a page's route in one variant, as React Router knows it. */
export const routeId = ({ locale, page }: Pick<RouteEntry, 'locale' | 'page'>): string =>
  `${locale}/${page}`

/** A redirect declared in `pages-config/site.json`: unprefixed path to path or full address. */
export interface DeclaredRedirect {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302 | 307 | 308
}
