import type { Locale } from '#data/locales.ts'
import type { PageClass, RenderMode } from '#data/routeTable.ts'
import type { PageWords } from '#sections/site.tsx'

/** What the generator knows of a page before any request; its route module carries it as `handle`. */
export interface PageHandle {
  readonly page: string
  readonly mode: RenderMode
  readonly class: PageClass
  readonly layout: 'default' | 'none' | 'test'
  readonly colorMode?: 'light' | 'dark'
  /** Whether a section on it is hydrated by itself. */
  readonly islands: boolean
  /** Whether the header lies on the first section's picture. */
  readonly underHeader: boolean
  readonly noindex: boolean
}

/** A page as one visitor asks for it: its head, its words and its records. */
export interface PageData<R extends object = object> {
  readonly page: string
  readonly locale: Locale
  /** Path without prefix. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Full address of this variant. */
  readonly canonical: string
  /** The variants this page exists in, each with its full address. */
  readonly alternates: readonly { readonly locale: Locale; readonly href: string }[]
  /** Full address of the picture it is shared with. */
  readonly shareImage: string
  /** What search engines are told, as JSON-LD. */
  readonly structured: readonly object[]
  readonly words: PageWords
  readonly records: R
  /** Id of a message that travelled with a redirect. */
  readonly flash: string | undefined
  readonly consent: readonly string[] | undefined
}

/** What every document needs, error pages too. */
export interface ShellData {
  readonly locale: Locale
  /** Path with prefix and query, as asked for. */
  readonly address: string
  readonly words: PageWords
  readonly banner: boolean
  readonly requestId: string
}
