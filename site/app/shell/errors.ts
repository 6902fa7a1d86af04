let left = 5

/**
 * Sends an error of this page to the server, at most five a page, without anything a visitor typed; in
 * development it stays in the console.
 */
export function tellError(error: unknown): void {
  if (import.meta.env.DEV) return console.error(error)
  if (left-- <= 0) return
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
  const body = {
    message: message.slice(0, 500),
    stack: (stack ?? '').slice(0, 2000),
    page: location.pathname.slice(0, 200),
  }
  void fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined)
}

/** Records errors that nothing else caught. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => tellError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason))
}
