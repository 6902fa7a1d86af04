import { reportPageError } from '../client/reportErrors.ts'

/** Hydrates an island; a tap before hydration is dispatched again, unless the browser has a default action for it. */
const hydrate = (element: HTMLElement): void => {
  let tap: MouseEvent | undefined
  element.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('a, input, label, summary')) tap = event
  })
  import('../pages/islands.ts')
    .then((module) => module.hydrateIsland(element, () => tap))
    .catch(reportPageError)
}

/** Runs a function when the browser is idle. */
export const runWhenIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: 2000 })
    : setTimeout(run, 200)

/** Hydrates each island when it becomes visible, when the browser is idle, or on first interaction, by its `data-when`. */
export function hydrateIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) {
          observer.unobserve(target)
          hydrate(target)
        }
    },
    { rootMargin: '200px' },
  )
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const when = element.dataset['when']
    if (when === 'idle') runWhenIdle(() => hydrate(element))
    else if (when === 'interaction') {
      const listeners = new AbortController()
      for (const type of ['pointerover', 'focusin', 'touchstart'])
        element.addEventListener(
          type,
          () => {
            listeners.abort()
            hydrate(element)
          },
          { signal: listeners.signal, passive: true },
        )
    } else observer.observe(element)
  }
}
