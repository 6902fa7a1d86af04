const ends = ['pointerup', 'pointercancel'] as const
let isTracking = false
let isPressed = false

/** Starts to track pointers for `runAfterPointerPress`; idempotent. */
export function trackPointerPresses(): void {
  if (isTracking) return
  isTracking = true
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true })
  for (const type of ends)
    document.addEventListener(type, () => (isPressed = false), { capture: true })
}

/**
 * Runs a task at once or, while a pointer is pressed, after its release: a message that appears during a press moves
 * the button away, and the browser dispatches no click.
 */
export function runAfterPointerPress(task: () => void): void {
  if (!isPressed) return task()
  const once = new AbortController()
  const end = () => {
    once.abort()
    setTimeout(task)
  }
  for (const type of ends) document.addEventListener(type, end, { signal: once.signal })
}
