import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { islands } from '#generated/islands.ts'

/**
 * Hydrates a `[data-island]` element with the props of its attribute, or of the file that it names if they are long; then repeats the tap
 * that a visitor has made meanwhile.
 */
export async function hydrateIsland(
  element: HTMLElement,
  getTap: () => MouseEvent | undefined,
): Promise<void> {
  const { island = '', props = '{}', propsFrom, idPrefix = '' } = element.dataset
  const load = islands.get(island)
  if (!load) throw new Error(`No island "${island}"`)
  // In development, components require React Router's refresh runtime.
  if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime')
  const [{ default: Component }, json] = await Promise.all([
    load(),
    propsFrom ? fetchText(propsFrom) : props,
  ])
  const render = (own: object) => createElement(Component as ComponentType<object>, own)
  const root = hydrateRoot(element, render(JSON.parse(json) as object), {
    identifierPrefix: idPrefix,
  })
  element.dataset['hydrated'] = ''
  const tap = getTap()
  if (tap) repeatTap(element, tap)
  // In development a changed text renders it again, with its state.
  if (import.meta.env.DEV)
    element.addEventListener('island-props', (event) => {
      root.render(render((event as CustomEvent<object>).detail))
    })
}

function repeatTap(island: HTMLElement, { pageX, pageY }: MouseEvent): void {
  const press = (target: Element | null | undefined) =>
    target?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  // React hydrates immediately at an event. Parts that look different with script are rendered again right after.
  press(island.firstElementChild)
  setTimeout(() => {
    const target = document.elementFromPoint(pageX - scrollX, pageY - scrollY)?.closest('button')
    press(target)
    target?.focus()
    target?.click()
  })
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}
