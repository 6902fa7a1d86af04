import { type RichElement, type RichNode, type RichTag, richTags } from '#data/richText.ts'

type Attributes = ReadonlyMap<string, string>

/** An element that is being read; without an element its words go to the one around it, or nowhere. */
interface Frame {
  readonly tag: string
  /** Opened by Markdown: tags written in HTML cannot close it. */
  readonly own: boolean
  readonly element: Omit<RichElement, 'children'> | undefined
  readonly dropped: boolean
  readonly children: RichNode[]
}

const allowed: ReadonlySet<string> = new Set(richTags)
const isAllowed = (tag: string): tag is RichTag => allowed.has(tag)

/** Elements whose content is not meant to be read as words, or acts: they vanish with all that they hold. */
const removed: ReadonlySet<string> = new Set([
  'applet', 'audio', 'base', 'button', 'canvas', 'embed', 'form', 'frame', 'frameset', 'head', 'iframe', 'input',
  'link', 'map', 'math', 'meta', 'noembed', 'noframes', 'noscript', 'object', 'option', 'param', 'plaintext',
  'script', 'select', 'style', 'svg', 'template', 'textarea', 'title', 'video', 'xmp',
]) // prettier-ignore

/** Builds a tree of allowed elements; whatever the input, nothing else comes out. */
export class RichTree {
  readonly #frames: Frame[] = [frame('', true, undefined, false)]

  text(text: string): void {
    const { dropped, children } = this.#top
    if (dropped || text === '') return
    const last = children.at(-1)
    if (typeof last === 'string') children[children.length - 1] = last + text
    else children.push(text)
  }

  open(tag: string, attributes: Attributes, own: boolean): void {
    const dropped = this.#top.dropped || removed.has(tag)
    const element = isAllowed(tag) && !dropped ? elementOf(tag, attributes) : undefined
    this.#frames.push(frame(tag, own, element, dropped))
  }

  /** Closes the nearest open element of this name; one that is not open is ignored. */
  close(tag: string, own: boolean): void {
    const index = this.#frames.findLastIndex((one) => one.own || one.tag === tag)
    const found = own ? this.#frames.findLastIndex((one) => one.own && one.tag === tag) : index
    if (found < 1 || this.#frames[found]?.tag !== tag) return
    while (this.#frames.length > found) this.#pop()
  }

  /** The whole tree; what is still open ends here. */
  end(): readonly RichNode[] {
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
    else if (hollow.has(done.tag)) children.push(done.element)
  }
}

/** Elements that say something without content. */
const hollow: ReadonlySet<string> = new Set(['br', 'hr', 'td', 'th'])

const frame = (tag: string, own: boolean, element: Frame['element'], dropped: boolean): Frame => ({
  tag,
  own,
  element,
  dropped,
  children: [],
})

function elementOf(tag: RichTag, attributes: Attributes): Frame['element'] {
  const href = tag === 'a' ? safeHref(attributes.get('href') ?? '') : undefined
  // A link that leads nowhere is only words.
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

/** The only thing a style may say: how Markdown aligns a column. */
function alignOf(style: string): RichElement['align'] {
  if (style === 'text-align:right') return 'end'
  return style === 'text-align:center' ? 'center' : undefined
}

/** A path of this site, an anchor, or an address that can only be followed. */
export function safeHref(href: string): string | undefined {
  const plain = /^[^\s\\\u0000-\u001F\u007F]+$/
  if (!plain.test(href)) return undefined
  return /^(?:\/(?!\/)|#|https?:\/\/[^/]|mailto:|tel:)/i.test(href) ? href : undefined
}
