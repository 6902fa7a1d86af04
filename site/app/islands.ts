import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { islands } from '#generated/islands.ts'

/** Hydrates one `[data-island]` element from the props it carries. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}', idPrefix = '' } = element.dataset
  const load = islands.get(island)
  if (!load) throw new Error(`No island "${island}"`)
  const { default: Component } = await load()
  const given = JSON.parse(props) as Record<string, never>
  hydrateRoot(element, createElement(Component, given), { identifierPrefix: idPrefix })
  element.dataset['hydrated'] = ''
}
