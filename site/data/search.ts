/** What can be found. */
export const searchKinds = [
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
export type SearchKind = (typeof searchKinds)[number]

/** Part of a text; a `hit` is what was looked for. */
export interface MarkedPart {
  readonly text: string
  readonly hit: boolean
}
export type Marked = readonly MarkedPart[]

/** Something found, as lists show it. */
export interface Result {
  /** `product:ac-charger` */
  readonly id: string
  readonly kind: SearchKind
  readonly title: Marked
  readonly summary: Marked
  /** Address in the page's language. */
  readonly href: string
}

/** A page with its name. */
export interface PageLink {
  readonly label: string
  readonly href: string
}

/** What an address asks for, with what was found. */
export interface SearchPage {
  readonly query: string
  /** The one kind that is shown. */
  readonly kind: SearchKind | undefined
  readonly total: number
  /** Kinds with results, the one with the best first. */
  readonly groups: readonly {
    readonly kind: SearchKind
    /** How many there are of it. */
    readonly total: number
    /** Those that are shown; none where another kind is. */
    readonly results: readonly Result[]
  }[]
  /** Where nothing was found: pages with a name like what was typed. */
  readonly closest: readonly PageLink[]
  /** Pages that many look for. */
  readonly popular: readonly PageLink[]
}
