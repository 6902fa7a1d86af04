/** Elements that written texts may contain; everything else is left out while they are read. */
export const richTags = [
  'a', 'abbr', 'b', 'blockquote', 'br', 'code', 'dd', 'dl', 'dt', 'em', 'h2', 'h3', 'h4', 'hr', 'i', 'kbd', 'li',
  'mark', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th',
  'thead', 'tr', 'ul',
] as const // prettier-ignore
export type RichTag = (typeof richTags)[number]

/** An element of a written text, with the few attributes that elements may keep. */
export interface RichElement {
  readonly tag: RichTag
  /** Of links: a path of this site, an anchor, or an http, mailto or tel address. */
  readonly href?: string
  /** Of headings, for the list of contents and for links. */
  readonly id?: string
  /** Language of words that differ from their text. */
  readonly lang?: string
  /** Long form of an abbreviation. */
  readonly title?: string
  /** First number of an ordered list. */
  readonly start?: number
  /** Of table cells. */
  readonly align?: 'center' | 'end'
  readonly children?: RichText
}

/** Part of a written text: words or an element. */
export type RichNode = string | RichElement

/** A written text as a tree of allowed elements; it is shown as elements, never as markup. */
export type RichText = readonly RichNode[]

/** The words of a text without its elements. */
export const plainText = (text: RichText): string =>
  text.map((node) => (typeof node === 'string' ? node : plainText(node.children ?? []))).join('')

/** A heading of a text with its anchor. */
export interface Contents {
  readonly id: string
  readonly title: string
}

/** The main headings of a text, for its list of contents. */
export const contentsOf = (text: RichText): readonly Contents[] =>
  text.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2' && node.id !== undefined
      ? [{ id: node.id, title: plainText(node.children ?? []) }]
      : [],
  )
