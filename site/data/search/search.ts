/** Kinds of search results. */
export const searchEntryKinds = [
  'product',
  'page',
  'faq',
  'document',
  'article',
  'news',
  'case',
  'event',
  'video',
] as const
export type SearchEntryKind = (typeof searchEntryKinds)[number]

/** Part of a text; `hit` marks a match of the query. */
export interface HighlightPart {
  readonly text: string
  readonly hit: boolean
}
/** Text with highlighted matches. */
export type HighlightedText = readonly HighlightPart[]

/** Search result in a list. */
export interface SearchResultEntry {
  /** Kind and record id: `product:ac-charger`. */
  readonly id: string
  readonly kind: SearchEntryKind
  readonly title: HighlightedText
  readonly summary: HighlightedText
  /** URL path in the locale of the page. */
  readonly href: string
}

/** Link to a page. */
export interface SearchPageLinkContent {
  readonly label: string
  readonly href: string
}

/** Search query with its results. */
export interface SearchResultsData {
  readonly query: string
  /** Selected kind, if the results are limited to one. */
  readonly kind: SearchEntryKind | undefined
  readonly total: number
  /** Results by kind, the kind with the best result first. */
  readonly groups: readonly {
    readonly kind: SearchEntryKind
    /** Number of results of the kind. */
    readonly total: number
    /** Displayed results; empty if another kind is selected. */
    readonly results: readonly SearchResultEntry[]
  }[]
  /** Pages with a similar title, if nothing was found. */
  readonly closest: readonly SearchPageLinkContent[]
  /** Frequently visited pages. */
  readonly popular: readonly SearchPageLinkContent[]
}
