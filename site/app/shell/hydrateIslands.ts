import { reportPageError } from '../client/reportErrors.ts'

const hydrate = (element: HTMLElement): void => {
  import('../pages/islands.ts')
    .then((module) => module.hydrateIsland(element))
    .catch(reportPageError)
}

/** Runs a function when the browser is idle. */
export const whenIdle = (run: () => void) =>
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
    if (when === 'idle') whenIdle(() => hydrate(element))
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
