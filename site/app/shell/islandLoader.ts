import { tellError } from './errors.ts'

const hydrate = (element: HTMLElement): void => {
  import('../islands.ts').then(({ hydrateIsland }) => hydrateIsland(element)).catch(tellError)
}

/** Does something when the browser has nothing else to do. */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: 2000 })
    : setTimeout(run, 200)

/** Hydrates each island when it is seen, when the browser is idle, or at the first touch, as it asks. */
export function wakeIslands(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) {
          seen.unobserve(target)
          hydrate(target)
        }
    },
    { rootMargin: '200px' },
  )
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const when = element.dataset['when']
    if (when === 'idle') whenIdle(() => hydrate(element))
    else if (when === 'interaction') {
      const once = new AbortController()
      for (const type of ['pointerover', 'focusin', 'touchstart'])
        element.addEventListener(
          type,
          () => {
            once.abort()
            hydrate(element)
          },
          { signal: once.signal, passive: true },
        )
    } else seen.observe(element)
  }
}
