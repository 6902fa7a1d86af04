import { keepForms } from './formLoader.ts'

const key = 'felcera_reload'
const quiet = 10_000

/** After a new release a chunk may be gone: loads the page anew, but never twice within ten seconds. */
export function guardReload(): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(key) ?? 0)
      if (Date.now() - last < quiet) return
      sessionStorage.setItem(key, String(Date.now()))
    } catch {
      return
    }
    event.preventDefault()
    keepForms()
    location.reload()
  })
}
