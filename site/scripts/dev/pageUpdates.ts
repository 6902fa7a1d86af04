/**
 * Browser script of development: after a change it fetches the page again and changes what differs from the page before. What is equal is
 * left alone, with its focus, typed text and whatever scripts have made of it.
 */

import type { DevPageUpdate } from './hotUpdates.ts'

let before = document.documentElement.cloneNode(true) as Element
let running = false
let again = false
/** Style sheets of an update that are not loaded yet. */
const loading: Promise<void>[] = []

import.meta.hot?.on('site:page-update', ({ isLoaded }: DevPageUpdate) => {
  if ('__reactRouterContext' in window) {
    // React Router renders a page that is hydrated whole again for changed components, but does not load its data again.
    if (!isLoaded) location.reload()
    return
  }
  document.querySelector('vite-error-overlay')?.remove()
  again = true
  if (!running) void updateAll()
})

async function updateAll(): Promise<void> {
  running = true
  try {
    while (again) {
      again = false
      await update()
    }
  } finally {
    running = false
  }
}

async function update(): Promise<void> {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } })
  if (!answer.ok) return
  const html = await answer.text()
  const after = new DOMParser().parseFromString(html, 'text/html').documentElement
  for (const name of ['head', 'body'] as const) {
    const [live, old, now] = [document.documentElement, before, after].map((all) =>
      all.querySelector(name),
    )
    if (live && old && now) patch(live, old, now)
  }
  before = after
  // Until then the head holds both sheets, which the next update would take for a change by a script.
  await Promise.all(loading.splice(0))
}

/** Changes a live element where its source has changed. */
function patch(live: Element, old: Element, now: Element): void {
  if (old.isEqualNode(now) || live.localName === 'noscript') return
  if (live.matches('link[rel="stylesheet"]')) return replaceStyles(live, now)
  if (live instanceof HTMLElement && live.dataset['hydrated'] !== undefined)
    return updateIsland(live, now)
  for (const name of new Set([...old.getAttributeNames(), ...now.getAttributeNames()])) {
    const value = now.getAttribute(name)
    if (value === old.getAttribute(name)) continue
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
  patchChildren(live, [...old.childNodes], [...now.childNodes])
}

/** Changes the children of an element: leaves equal ones at the start and the end, and replaces those between if their kinds differ. */
function patchChildren(live: Element, old: readonly Node[], now: readonly Node[]): void {
  const nodes = [...live.childNodes]
  // A script has changed the structure, apart from what it has appended.
  if (!old.every((node, at) => nodes[at]?.nodeName === node.nodeName))
    return live.replaceChildren(...now.map((node) => adopt(node)))
  let start = 0
  while (old[start] && now[start] && old[start]?.isEqualNode(now[start] ?? null)) start++
  let end = 0
  const fromEnd = (list: readonly Node[]) => list[list.length - 1 - end]
  while (
    end < Math.min(old.length, now.length) - start &&
    fromEnd(old)?.isEqualNode(fromEnd(now) ?? null)
  )
    end++
  const [removed, added] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  const present = nodes.slice(start, old.length - end)
  if (
    removed.length === added.length &&
    removed.every((node, at) => node.nodeName === added[at]?.nodeName)
  ) {
    for (const [at, node] of present.entries()) patchNode(node, removed[at], added[at])
    return
  }
  const next = nodes[old.length - end] ?? null
  for (const node of present) node.remove()
  for (const node of added) live.insertBefore(adopt(node), next)
}

function patchNode(live: Node, old: Node | undefined, now: Node | undefined): void {
  if (live instanceof Element && old instanceof Element && now instanceof Element)
    patch(live, old, now)
  else if (now && old && !old.isEqualNode(now)) live.nodeValue = now.nodeValue
}

/** Copies a node into the page and hydrates the islands in it. */
function adopt(source: Node): Node {
  const node = document.importNode(source, true)
  if (!(node instanceof HTMLElement)) return node
  const islands = [...node.querySelectorAll<HTMLElement>('[data-island]')]
  if (node.dataset['island'] !== undefined) islands.push(node)
  for (const island of islands)
    void import('#app/pages/islands.ts').then((module) =>
      module.hydrateIsland(island, () => undefined),
    )
  return node
}

/** Renders a hydrated island with its new props; it keeps its state. */
function updateIsland(live: HTMLElement, now: Element): void {
  const props = now.getAttribute('data-props')
  if (props === null || props === live.dataset['props']) return
  live.dataset['props'] = props
  live.dispatchEvent(new CustomEvent('island-props', { detail: JSON.parse(props) }))
}

/** Loads a style sheet before the one that it replaces is removed, which stays if the new one fails. */
function replaceStyles(live: Element, now: Element): void {
  const link = document.importNode(now, true)
  loading.push(
    new Promise((resolve) => {
      const end = (unused: Element) => {
        unused.remove()
        resolve()
      }
      link.addEventListener('load', () => end(live), { once: true })
      link.addEventListener('error', () => end(link), { once: true })
    }),
  )
  live.after(link)
}
