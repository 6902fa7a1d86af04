import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { islands } from '#generated/islands.ts'

/** Hydrates a `[data-island]` element with the props of its attribute, or of the file that it names if they are long. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}', propsFrom, idPrefix = '' } = element.dataset
  const load = islands.get(island)
  if (!load) throw new Error(`No island "${island}"`)
  // In development, components require React Router's refresh runtime.
  if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
  const [{ default: Component }, json] = await Promise.all([
    load(),
    propsFrom ? fetchText(propsFrom) : props,
  ])
  const content = createElement(Component as ComponentType<object>, JSON.parse(json) as object)
  hydrateRoot(element, content, { identifierPrefix: idPrefix })
  element.dataset['hydrated'] = ''
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}
