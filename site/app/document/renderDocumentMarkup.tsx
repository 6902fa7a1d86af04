import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IslandRenderer, type RenderIsland } from '#sections/island.tsx'
import { FragmentRendererContext, type RenderFragment } from './CachedFragment.tsx'

/** Cache of rendered islands, limited because query parameters create arbitrarily many. */
const islands = new Map<string, string>()
const maxIslands = 50

const renderIsland: RenderIsland = (island, identifierPrefix, by) => {
  const key = `${identifierPrefix} ${by}`
  const cached = islands.get(key)
  if (cached !== undefined) return cached
  const markup = renderToString(island, { identifierPrefix })
  // In development the output of an island may change.
  if (import.meta.env.DEV) return markup
  const [first] = islands.keys()
  if (first !== undefined && islands.size === maxIslands) islands.delete(first)
  islands.set(key, markup)
  return markup
}

const fragments = new Map<string, string>()

// Random, so that no user input can contain these placeholders.
const fragmentPlaceholder = crypto.randomUUID()
const urlPlaceholder = crypto.randomUUID()

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

const escaped = (text: string): string =>
  text.replaceAll(/[&"'<>]/g, (character) => entities[character] ?? character)

/** Renders a document to static markup. Islands are rendered separately for hydration, shared fragments only once. */
export function renderDocumentMarkup(document: ReactElement): string {
  const usedFragments: string[] = []
  const renderFragment: RenderFragment = ({ name, by, here, show }) => {
    const key = `${name} ${by}`
    const options = { identifierPrefix: `${name}-` }
    const markup = fragments.get(key) ?? renderToStaticMarkup(show(urlPlaceholder), options)
    // In development the output of a fragment may change.
    if (!import.meta.env.DEV) fragments.set(key, markup)
    usedFragments.push(markup.replaceAll(urlPlaceholder, escaped(here)))
    return fragmentPlaceholder
  }
  const html = renderToStaticMarkup(
    <IslandRenderer value={renderIsland}>
      <FragmentRendererContext value={renderFragment}>{document}</FragmentRendererContext>
    </IslandRenderer>,
  )
  // Fragments are rendered in document order.
  return html
    .split(fragmentPlaceholder)
    .flatMap((part, at) => [part, usedFragments[at] ?? ''])
    .join('')
}
