import { isLeaving } from '../client/leavingPage.ts'

const key = 'felcera_reload'
const minInterval = 10_000

/** Reloads the page if a chunk is missing after a release, at most once in ten seconds. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a network the current page is better than none.
    if (!navigator.onLine) return
    if (isLeaving()) {
      // A page that Back restores would go on without the chunk that was aborted.
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), {
        once: true,
      })
      return
    }
    try {
      const last = Number(sessionStorage.getItem(key) ?? 0)
      if (Date.now() - last < minInterval) return
      sessionStorage.setItem(key, String(Date.now()))
    } catch {
      return
    }
    event.preventDefault()
    location.reload()
  })
}
