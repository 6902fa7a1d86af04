/** A token of HTML: a tag or the text between tags. */
export type HtmlTagOrText =
  | {
      readonly kind: 'open'
      readonly tag: string
      readonly attributes: ReadonlyMap<string, string>
      readonly empty: boolean
    }
  | { readonly kind: 'close'; readonly tag: string }
  | { readonly kind: 'text'; readonly text: string }

const name = '[A-Za-z][A-Za-z0-9-]*'
const attribute = `[^\\s"'<>/=]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'=<>\`]+))?`
const open = new RegExp(`<(${name})((?:\\s+${attribute})*)\\s*(/?)>`, 'y')
const close = new RegExp(`</(${name})\\s*>`, 'y')
const comment = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/y
const attributes = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
const voidElements: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/** Tokenizes HTML; incomplete tags are text. Comments and declarations are skipped. */
export function* tokenizeHtml(html: string): Generator<HtmlTagOrText, void, undefined> {
  let textStart = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const [found, piece] = tagAt(html, at)
    if (found === undefined) {
      at++
      continue
    }
    if (at > textStart) yield { kind: 'text', text: html.slice(textStart, at) }
    if (piece) yield piece
    at += found.length
    textStart = at
  }
  if (textStart < html.length) yield { kind: 'text', text: html.slice(textStart) }
}

function tagAt(html: string, at: number): readonly [string?, HtmlTagOrText?] {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(html)
  }
  const skipped = match(comment)
  if (skipped) return [skipped[0]]
  const closed = match(close)
  if (closed) return [closed[0], { kind: 'close', tag: (closed[1] ?? '').toLowerCase() }]
  const opened = match(open)
  if (!opened) return []
  const tag = (opened[1] ?? '').toLowerCase()
  return [
    opened[0],
    {
      kind: 'open',
      tag,
      attributes: attributesOf(opened[2] ?? ''),
      empty: opened[3] === '/' || voidElements.has(tag),
    },
  ]
}

/** Parses attributes; the first of two with the same name counts, as in browsers. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, key = '', quoted, single, bare] of text.matchAll(attributes))
    if (!found.has(key.toLowerCase())) found.set(key.toLowerCase(), quoted ?? single ?? bare ?? '')
  return found
}
