import type { Locale } from '#data/locale/locales.ts'
import type { PageSecurityClass, RenderMode } from '#data/pages/routeTable.ts'
import type { PageResources } from '#sections/site.tsx'

/** Layout of a page; the page config's schema describes them. */
export type PageLayoutName = 'default' | 'error' | 'none' | 'test'

/** Static properties of a page, exported as `handle` by its route module. */
export interface PageRouteHandle {
  readonly page: string
  readonly mode: RenderMode
  readonly class: PageSecurityClass
  readonly layout: PageLayoutName
  readonly colorMode?: 'light' | 'dark'
  /** True if the page contains islands. */
  readonly islands: boolean
  /** True if the header overlaps the first section's picture. */
  readonly underHeader: boolean
  readonly noindex: boolean
}

/** Data of a requested page: head, messages and records. */
export interface PageData<R extends object = object, S extends PropertyKey = never> {
  readonly page: string
  readonly locale: Locale
  /** Path without prefix. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Absolute URL of the page in this locale. */
  readonly canonical: string
  /** Absolute URLs of the page in all locales in which it exists. */
  readonly alternates: readonly { readonly locale: Locale; readonly href: string }[]
  /** Absolute URL of the share image. */
  readonly shareImage: string
  /** Structured data, JSON-LD. */
  readonly structured: readonly object[]
  readonly words: PageResources
  readonly records: R
  /** Whether each section with limits of locale or time is shown, by key. */
  readonly shown?: Readonly<Record<S, boolean>>
  /** Id of the flash message. */
  readonly flash: string | undefined
  readonly consent: readonly string[] | undefined
}

/** Data of the document around every page, including error pages. */
export interface ShellData {
  readonly locale: Locale
  /** Requested path with prefix and query. */
  readonly address: string
  readonly words: PageResources
  readonly banner: boolean
  readonly requestId: string
}
