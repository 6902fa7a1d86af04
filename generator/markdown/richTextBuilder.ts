import {
  type RichTextElement,
  type RichTextNode,
  type RichTextTag,
  richTextTags,
} from '#data/content/richText.ts'

type Attributes = ReadonlyMap<string, string>

/** An open element; without an `element` its content goes to its parent, or is dropped. */
interface Frame {
  readonly tag: string
  /** Opened by Markdown: HTML tags cannot close it. */
  readonly isMarkdown: boolean
  readonly element: Omit<RichTextElement, 'children'> | undefined
  readonly dropped: boolean
  readonly children: RichTextNode[]
}

const allowed: ReadonlySet<string> = new Set(richTextTags)
const isAllowed = (tag: string): tag is RichTextTag => allowed.has(tag)

/** Active elements, and elements whose content is not text: they are removed with their content. */
const removed: ReadonlySet<string> = new Set([
  'applet',
  'audio',
  'base',
  'button',
  'canvas',
  'embed',
  'form',
  'frame',
  'frameset',
  'head',
  'iframe',
  'input',
  'link',
  'map',
  'math',
  'meta',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'param',
  'plaintext',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
])

/** Builds a tree that only contains allowed elements, whatever the input. */
export class RichTextBuilder {
  readonly #frames: Frame[] = [frame('', true, undefined, false)]

  text(text: string): void {
    const { dropped, children } = this.#top
    if (dropped || text === '') return
    const last = children.at(-1)
    if (typeof last === 'string') children[children.length - 1] = last + text
    else children.push(text)
  }

  open(tag: string, attributes: Attributes, isMarkdown: boolean): void {
    const dropped = this.#top.dropped || removed.has(tag)
    const element = isAllowed(tag) && !dropped ? elementOf(tag, attributes) : undefined
    this.#frames.push(frame(tag, isMarkdown, element, dropped))
  }

  /** Closes the nearest open element of this name; ignores a tag that is not open. */
  close(tag: string, isMarkdown: boolean): void {
    const index = this.#frames.findLastIndex((open) => open.isMarkdown || open.tag === tag)
    const found = isMarkdown
      ? this.#frames.findLastIndex((open) => open.isMarkdown && open.tag === tag)
      : index
    if (found < 1 || this.#frames[found]?.tag !== tag) return
    while (this.#frames.length > found) this.#pop()
  }

  /** Closes all open elements and returns the tree. */
  end(): readonly RichTextNode[] {
    while (this.#frames.length > 1) this.#pop()
    return this.#top.children
  }

  get #top(): Frame {
    return this.#frames.at(-1) as Frame
  }

  #pop(): void {
    const done = this.#frames.pop()
    const { children } = this.#top
    if (!done || done.dropped) return
    if (!done.element) {
      for (const child of done.children)
        if (typeof child === 'string') this.text(child)
        else children.push(child)
    } else if (done.children.length > 0) children.push({ ...done.element, children: done.children })
    else if (contentless.has(done.tag)) children.push(done.element)
  }
}

/** Elements that are kept without content. */
const contentless: ReadonlySet<string> = new Set(['br', 'hr', 'td', 'th'])

const frame = (
  tag: string,
  isMarkdown: boolean,
  element: Frame['element'],
  dropped: boolean,
): Frame => ({
  tag,
  isMarkdown,
  element,
  dropped,
  children: [],
})

function elementOf(tag: RichTextTag, attributes: Attributes): Frame['element'] {
  const href = tag === 'a' ? safeHref(attributes.get('href') ?? '') : undefined
  // A link without valid target becomes plain text.
  if (tag === 'a' && href === undefined) return undefined
  const lang = attributes.get('lang')
  const title = tag === 'abbr' ? attributes.get('title') : undefined
  const id = /^h[2-4]$/.test(tag) ? attributes.get('id') : undefined
  const start = tag === 'ol' ? Number(attributes.get('start')) : NaN
  const align = tag === 'td' || tag === 'th' ? alignOf(attributes.get('style') ?? '') : undefined
  return {
    tag,
    ...(href !== undefined && { href }),
    ...(id !== undefined && /^[a-z][a-z0-9-]*$/.test(id) && { id }),
    ...(lang !== undefined && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(lang) && { lang }),
    ...(title !== undefined && title !== '' && { title }),
    ...(Number.isInteger(start) && start > 1 && { start }),
    ...(align && { align }),
  }
}

/** Returns the column alignment of Markdown tables; all other styles are ignored. */
function alignOf(style: string): RichTextElement['align'] {
  if (style === 'text-align:right') return 'end'
  return style === 'text-align:center' ? 'center' : undefined
}

/** Returns the address if it is a path of this site, an anchor, or a web, mail or phone address. */
function safeHref(href: string): string | undefined {
  const plain = /^[^\s\\\u0000-\u001F\u007F]+$/
  if (!plain.test(href)) return undefined
  return /^(?:\/(?!\/)|#|https?:\/\/[^/]|mailto:|tel:)/i.test(href) ? href : undefined
}
