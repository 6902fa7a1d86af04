import { createContext, type ReactElement, useContext } from 'react'

interface CachedFragmentProps {
  /** Prefix of the generated ids, unique per fragment. */
  name: string
  /** Cache key: the output may only depend on it and on `here`. */
  by: string
  /** URL of the document, for links back to it. */
  here: string
  /** Renders the fragment for the document at `here`. It is rendered outside the page's React tree, without its contexts. */
  show: (here: string) => ReactElement
}

/** Returns the markup of a fragment, or a placeholder that is replaced when the document is complete. */
export type RenderFragment = (piece: CachedFragmentProps) => string

/** Context with the caching renderer for static pages; undefined on hydrated pages. */
export const FragmentRendererContext = createContext<RenderFragment | undefined>(undefined)

/** Part shared by many documents, such as the header; static pages render it once and cache the markup. */
export function CachedFragment(piece: CachedFragmentProps) {
  const render = useContext(FragmentRendererContext)
  return render ? render(piece) : piece.show(piece.here)
}
