import type { ViteDevServer } from 'vite'

/** Runs work once, after the first page was sent: nothing else takes the processor while someone waits for it. */
export function runAfterFirstPage({ middlewares }: ViteDevServer, run: () => void): void {
  let started = false
  middlewares.use((request, response, next) => {
    if (!started && request.headers.accept?.includes('text/html'))
      response.once('finish', () => {
        if (!started) run()
        started = true
      })
    next()
  })
}
