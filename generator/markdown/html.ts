/** What HTML in a text consists of: tags and the words between them. */
export type HtmlPiece =
  | { readonly kind: 'open'; readonly tag: string; readonly attributes: ReadonlyMap<string, string>; readonly empty: boolean } // prettier-ignore
  | { readonly kind: 'close'; readonly tag: string }
  | { readonly kind: 'text'; readonly text: string }

const name = '[A-Za-z][A-Za-z0-9-]*'
const attribute = `[^\\s"'<>/=]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'=<>\`]+))?`
const open = new RegExp(`<(${name})((?:\\s+${attribute})*)\\s*(/?)>`, 'y')
const close = new RegExp(`</(${name})\\s*>`, 'y')
const comment = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/y
const attributes = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
const voids: ReadonlySet<string> = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']) // prettier-ignore

/** Takes HTML apart; what is no whole tag stays words. Comments and declarations are left out. */
export function* htmlPieces(html: string): Generator<HtmlPiece, void, undefined> {
  let words = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const [found, piece] = tagAt(html, at)
    if (found === undefined) {
      at++
      continue
    }
    if (at > words) yield { kind: 'text', text: html.slice(words, at) }
    if (piece) yield piece
    at += found.length
    words = at
  }
  if (words < html.length) yield { kind: 'text', text: html.slice(words) }
}

function tagAt(html: string, at: number): readonly [string?, HtmlPiece?] {
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
      empty: opened[3] === '/' || voids.has(tag),
    },
  ]
}

/** Of an attribute that stands twice the first counts, as in browsers. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, key = '', quoted, single, bare] of text.matchAll(attributes))
    if (!found.has(key.toLowerCase())) found.set(key.toLowerCase(), quoted ?? single ?? bare ?? '')
  return found
}
