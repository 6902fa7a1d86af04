/** Elements allowed in rich text; all others are removed when Markdown is parsed. */
export const richTextTags = [
  'a',
  'abbr',
  'b',
  'blockquote',
  'br',
  'code',
  'dd',
  'dl',
  'dt',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'kbd',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
] as const
export type RichTextTag = (typeof richTextTags)[number]

/** Element of a rich text, with its allowed attributes. */
export interface RichTextElement {
  readonly tag: RichTextTag
  /** Target of a link: a path of this site, an anchor, or an http, mailto or tel URL. */
  readonly href?: string
  /** Anchor of a heading. */
  readonly id?: string
  /** Language tag of a foreign-language part. */
  readonly lang?: string
  /** Long form of an abbreviation. */
  readonly title?: string
  /** First number of an ordered list. */
  readonly start?: number
  /** Alignment of a table cell. */
  readonly align?: 'center' | 'end'
  readonly children?: RichText
}

/** Node of a rich text: text or element. */
export type RichTextNode = string | RichTextElement

/** Rich text as a tree of allowed elements; it is rendered as elements, never as HTML markup. */
export type RichText = readonly RichTextNode[]

/** Returns the text content without elements. */
export const getPlainText = (text: RichText): string =>
  text.map((node) => (typeof node === 'string' ? node : getPlainText(node.children ?? []))).join('')

/** Entry of a table of contents. */
export interface TocEntry {
  readonly id: string
  readonly title: string
}

/** Returns the table of contents of a text: its h2 headings. */
export const extractTableOfContents = (text: RichText): readonly TocEntry[] =>
  text.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2' && node.id !== undefined
      ? [{ id: node.id, title: getPlainText(node.children ?? []) }]
      : [],
  )
