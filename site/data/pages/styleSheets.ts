/** Rule of a style sheet, with the classes and elements that it requires in a document. */
export interface StyleRule {
  /** At-rules around it, outermost first: `@media (width<780px)`. */
  readonly within: readonly string[]
  readonly selectors: readonly StyleSelector[]
  /** Declarations; the whole text of a rule without selectors. */
  readonly body: string
  /** Name of the animation whose keyframes these are; empty for other rules. */
  readonly keyframes: string
}

interface StyleSelector {
  readonly text: string
  /** Classes (`.bf0`) and element names without which it selects nothing. */
  readonly needs: readonly string[]
}

/** Style sheet of a page, for documents in which the rules that are needed first are inline. */
export interface InlinableStyleSheet {
  readonly rules: readonly StyleRule[]
  /** URL of the style sheet with all rules but those that every document has inline. */
  readonly rest: string
}

/** Document with its inline style. */
export interface DocumentWithInlineStyles {
  readonly html: string
  readonly style: string
}

const link = /<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g
/** Preload of a font on screens of less than a width: `media="(width &lt; 780px)"`. */
const narrowScreenFont = /<link rel="preload" as="font"[^>]*&lt;[^>]*>/g

/** Text of the script that marks the end of the first section. It is not empty: browsers ignore an empty script. */
export const firstSectionEndScript = ' '
/** Markup of the end of the first section. */
export const firstSectionEndMarker = `<script>${firstSectionEndScript}</script>`

/** Extracts the URLs of a document's style sheets, in order. */
export const extractStyleSheetUrls = (html: string): readonly string[] =>
  [...html.matchAll(link)].map(([, href = '']) => href)

/**
 * Inlines the rules that a document needs up to the end of its first section, in place of the style sheets in its head,
 * and links the others at that end, which is marked at least once. Without scripts the link stays in the head: Firefox
 * would render the rest of the document before the style sheet is loaded.
 */
export function inlineFirstSectionStyles(
  html: string,
  sheet: InlinableStyleSheet,
): DocumentWithInlineStyles {
  const [first = '', ...others] = html.split(firstSectionEndMarker)
  const style = selectRules(sheet, listNeeds(first))
  const rest = (priority: string) => `<link rel="stylesheet"${priority} href="${sheet.rest}"/>`
  let isStyled = false
  const top = first.replaceAll(link, () => {
    const replacement = isStyled ? '' : `<style>${style}</style><noscript>${rest('')}</noscript>`
    isStyled = true
    return replacement
  })
  const head = moveNarrowScreenFonts(top)
  const end = rest(' fetchpriority="low"') + firstSectionEndMarker
  return { html: head + end + others.join(''), style }
}

/**
 * Moves the preloads of fonts for narrow screens to the start of the body. Chromium holds the first paint back for a tenth of a second for fonts
 * that are preloaded in the head, which is worth it except on slow networks of phones.
 */
function moveNarrowScreenFonts(html: string): string {
  const fonts = html.match(narrowScreenFont)?.join('') ?? ''
  return html.replaceAll(narrowScreenFont, '').replace(/<body[^>]*>/, (body) => body + fonts)
}

/** Lists the classes and element names of markup. Dialogs are closed. */
function listNeeds(markup: string): ReadonlySet<string> {
  const found = new Set<string>()
  const shown = markup.replaceAll(/(<dialog)[\s\S]*?<\/dialog>/g, '$1')
  for (const [, element, classes = ''] of shown.matchAll(/<([a-z][\w-]*)|\sclass="([^"]*)"/g))
    if (element === undefined) for (const name of classes.split(/\s+/)) found.add(`.${name}`)
    else found.add(element)
  return found
}

const selections = new WeakMap<InlinableStyleSheet, Map<string, string>>()
/** Request pages have few variants; their number is limited because markup depends on queries. */
const maxSelections = 50

/** Returns the text of the rules that a document with these classes and elements needs. */
function selectRules(sheet: InlinableStyleSheet, present: ReadonlySet<string>): string {
  const known = selections.get(sheet) ?? new Map<string, string>()
  selections.set(sheet, known)
  const key = [...present].toSorted().join(' ')
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const rules: ShownRule[] = []
  for (const { within, selectors, body, keyframes } of sheet.rules) {
    const own = selectors.filter(({ needs }) => needs.every((name) => present.has(name)))
    if (keyframes !== '' || own.length < Math.min(selectors.length, 1)) continue
    const list = own.map(({ text }) => text).join(',')
    rules.push({ within, css: selectors.length === 0 ? body : `${list}{${body}}` })
  }
  for (const { within, body, keyframes } of sheet.rules)
    if (keyframes !== '' && rules.some(({ css }) => css.includes(keyframes)))
      rules.push({ within, css: body })
  const text = joinRules(rules)
  if (known.size === maxSelections) known.clear()
  known.set(key, text)
  return text
}

interface ShownRule extends Pick<StyleRule, 'within'> {
  readonly css: string
}

/** Joins rules; adjacent ones in the same at-rules share them. */
function joinRules(rules: readonly ShownRule[]): string {
  let text = ''
  let open: readonly string[] = []
  const close = () => '}'.repeat(open.length)
  for (const { css, within } of rules) {
    if (within.join('{') !== open.join('{')) {
      text += close() + within.map((head) => `${head}{`).join('')
      open = within
    }
    text += css
  }
  return text + close()
}
