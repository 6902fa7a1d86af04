import { type Locale, localeCodes, localizePath } from '../locale/locales.ts'

/** Render mode, derived from the page's sections: prerendered, rendered on request, or hydrated as a whole. */
export type RenderMode = 'built' | 'request' | 'app'

/** Page class: decides content security policy, third parties and caching. */
export type PageSecurityClass = 'marketing' | 'sensitive'

/** Route of a page in one locale. */
export interface RouteEntry {
  /** Page id: the config's path without extension, e.g. `explore/news/_id`. */
  readonly page: string
  readonly locale: Locale
  /** Path with prefix; data pages have `:name` segments, e.g. `/en/explore/news/:id`. */
  readonly path: string
  /** Concrete paths of the page in this locale: one per record for data pages, else one. */
  readonly addresses: readonly string[]
  readonly mode: RenderMode
  readonly class: PageSecurityClass
  /** Query parameters that the page reads; others are ignored. */
  readonly query: readonly string[]
  /** True if the page handles form posts at its own URL. */
  readonly posts: boolean
  readonly noindex: boolean
  /** Publication periods of paths that are not always published. */
  readonly shown?: Readonly<Record<string, PublicationPeriod>>
}

/** Publication period; unlimited where a limit is left out. */
export interface PublicationPeriod {
  /** Start, ISO 8601. */
  readonly publishAt?: string
  /** End, exclusive, ISO 8601. */
  readonly expiresAt?: string
}

/** Compact entry of the generated route table, expanded to one route per locale. Default values are left out. */
export interface RouteTableEntry
  extends
    PublicationPeriod,
    Pick<RouteEntry, 'page' | 'mode' | 'class'>,
    Partial<Pick<RouteEntry, 'query' | 'posts' | 'noindex'>> {
  /** Path without prefix; data pages have `:name` segments. */
  readonly path: string
  /** Locales in which the page exists; all if left out. */
  readonly locales?: readonly Locale[]
  /** Concrete unprefixed paths of a data page, each with its locales; all locales of the page if left out. */
  readonly records?: readonly (PublicationPeriod & {
    readonly path: string
    readonly locales?: readonly Locale[]
  })[]
}

/** Expands a table entry to the routes of its locales. */
export function expandRouteVariants(page: RouteTableEntry): readonly RouteEntry[] {
  const { path, locales = localeCodes, query = [], posts = false, noindex = false } = page
  const all = page.records ?? [page]
  return locales.map((locale) => {
    const localePaths = all.flatMap(
      ({ path: one, locales: own = localeCodes, publishAt, expiresAt }) => {
        const period = { ...(publishAt && { publishAt }), ...(expiresAt && { expiresAt }) }
        return own.includes(locale) ? [[localizePath(locale, one), period] as const] : []
      },
    )
    const timed = localePaths.filter(([, period]) => Object.keys(period).length > 0)
    return {
      page: page.page,
      locale,
      path: localizePath(locale, path),
      addresses: localePaths.map(([address]) => address),
      mode: page.mode,
      class: page.class,
      query,
      posts,
      noindex,
      ...(timed.length > 0 && { shown: Object.fromEntries(timed) }),
    }
  })
}

/** Path of a page's route module, relative to `site/generated`. */
export const getRouteModulePath = (page: string): string => `pages/${page.replaceAll('/', '.')}.tsx`

/** Path of the compiled module of a built page in the server bundle. */
export const getCompiledPagePath = (page: string): string => `pages/${page.replaceAll('/', '.')}.js`

/** React Router's id of a page's route in one locale. */
export const formatRouteId = ({ locale, page }: Pick<RouteEntry, 'locale' | 'page'>): string =>
  `${locale}/${page}`

/** Redirect declared in `pages-config/site.json`, from an unprefixed path to a path or an absolute URL. */
export interface ConfiguredRedirect {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302 | 307 | 308
}
