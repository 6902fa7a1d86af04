import { isLeavingPage } from '../client/leavingPage.ts'

const key = 'felcera_reload'
const minInterval = 10_000

/**
 * Reloads the page if a chunk is missing after a release, at most once in ten seconds, and never after the visitor has
 * typed: forms work without the chunk, and a reload would lose what is in them.
 */
export function reloadOnMissingChunk(): void {
  let hasTyped = false
  addEventListener('input', () => (hasTyped = true), { capture: true })
  addEventListener('vite:preloadError', (event) => {
    // Without a network the current page is better than none.
    if (!navigator.onLine || hasTyped) return
    if (isLeavingPage()) {
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
