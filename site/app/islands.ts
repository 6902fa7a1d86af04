import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { islands } from '#generated/islands.ts'

/** Hydrates one `[data-island]` element from the props it carries. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}', idPrefix = '' } = element.dataset
  const load = islands.get(island)
  if (!load) throw new Error(`No island "${island}"`)
  // In development components do not load without the framework's refresh runtime.
  if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
  const { default: Component } = await load()
  const content = createElement(Component as ComponentType<object>, JSON.parse(props) as object)
  hydrateRoot(element, content, { identifierPrefix: idPrefix })
  element.dataset['hydrated'] = ''
}
