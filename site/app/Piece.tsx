import { createContext, type ReactElement, useContext } from 'react'

interface PieceProps {
  /** Tells apart the ids of this piece and those of others. */
  name: string
  /** What is shown depends on this text and on `here`, and on nothing else. */
  by: string
  /** Where the document is, for what leads back to it. */
  here: string
  /** Shows the piece for a document that is `here`. It stands outside: what it needs of the page it brings along. */
  show: (here: string) => ReactElement
}

/** Gives the markup of a piece, or what stands for it until the document is finished. */
export type RenderPiece = (piece: PieceProps) => string

/** Where pages are sent without React, the app provides here what renders a piece once for all documents. */
export const PieceRenderer = createContext<RenderPiece | undefined>(undefined)

/** A part that many documents have in common, as their header. */
export function Piece(piece: PieceProps) {
  const render = useContext(PieceRenderer)
  return render ? render(piece) : piece.show(piece.here)
}
