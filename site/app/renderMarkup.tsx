import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IslandRenderer, type RenderIsland } from '#sections/island.tsx'
import { PieceRenderer, type RenderPiece } from './Piece.tsx'

const renderIsland: RenderIsland = (island, identifierPrefix) =>
  renderToString(island, { identifierPrefix })

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
