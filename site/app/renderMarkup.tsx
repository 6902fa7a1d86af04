import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IslandRenderer, type RenderIsland } from '#sections/island.tsx'
import { PieceRenderer, type RenderPiece } from './Piece.tsx'

/** Islands that many pages show are rendered once. The last ones are kept: what visitors choose makes ever new ones. */
const islands = new Map<string, string>()
const mostIslands = 50

const renderIsland: RenderIsland = (island, identifierPrefix, by) => {
  const key = `${identifierPrefix} ${by}`
  const known = islands.get(key)
  if (known !== undefined) return known
  const markup = renderToString(island, { identifierPrefix })
  // In development what an island shows may change.
  if (import.meta.env.DEV) return markup
  const [first] = islands.keys()
  if (first !== undefined && islands.size === mostIslands) islands.delete(first)
  islands.set(key, markup)
  return markup
}

const pieces = new Map<string, string>()

// Nobody who sends a text to be shown can guess these.
const mark = crypto.randomUUID()
const anywhere = crypto.randomUUID()

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

const escaped = (text: string): string =>
  text.replaceAll(/[&"'<>]/g, (character) => entities[character] ?? character)

/** Renders a document as plain markup. Its islands are rendered on their own, the pieces it shares but once. */
export function renderMarkup(document: ReactElement): string {
  const used: string[] = []
  const renderPiece: RenderPiece = ({ name, by, here, show }) => {
    const key = `${name} ${by}`
    const options = { identifierPrefix: `${name}-` }
    const markup = pieces.get(key) ?? renderToStaticMarkup(show(anywhere), options)
    // In development what a piece shows may change.
    if (!import.meta.env.DEV) pieces.set(key, markup)
    used.push(markup.replaceAll(anywhere, escaped(here)))
    return mark
  }
  const html = renderToStaticMarkup(
    <IslandRenderer value={renderIsland}>
      <PieceRenderer value={renderPiece}>{document}</PieceRenderer>
    </IslandRenderer>,
  )
  // Pieces are rendered in the order in which they stand.
  return html
    .split(mark)
    .flatMap((part, at) => [part, used[at] ?? ''])
    .join('')
}
