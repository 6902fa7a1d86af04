import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { islands } from '#generated/islands.ts'

/** Hydrates one `[data-island]` element from the props it carries, or, where they are long, from those it names. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}', propsFrom, idPrefix = '' } = element.dataset
  const load = islands.get(island)
  if (!load) throw new Error(`No island "${island}"`)
  // In development components do not load without the framework's refresh runtime.
  if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
  const [{ default: Component }, json] = await Promise.all([
    load(),
    propsFrom ? textOf(propsFrom) : props,
  ])
  const content = createElement(Component as ComponentType<object>, JSON.parse(json) as object)
  hydrateRoot(element, content, { identifierPrefix: idPrefix })
  element.dataset['hydrated'] = ''
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}
