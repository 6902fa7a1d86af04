let leftAt = -Infinity

/** Records when the browser begins to leave the page. */
export function trackPageLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = Date.now()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leftAt = -Infinity
  })
}

/**
 * Returns true for ten seconds after the browser began to leave the page. Firefox and WebKit abort what the page loads when a
 * navigation starts: a failure in that time has no other cause, and a navigation in answer to it would cancel the visitor's.
 */
export const isLeavingPage = (): boolean => Date.now() - leftAt < 10_000
