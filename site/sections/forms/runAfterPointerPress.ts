const ends = ['pointerup', 'pointercancel'] as const
let isTracking = false
let isPressed = false

/** Starts to track pointers, so that `runAfterPointerPress` knows of a press; calling it again changes nothing. */
export function trackPointerPresses(): void {
  if (isTracking) return
  isTracking = true
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true })
  for (const type of ends)
    document.addEventListener(type, () => (isPressed = false), { capture: true })
}

/**
 * Runs a task at once, or, while a pointer is pressed, once it is released: a message that appears under a press moves
 * the button away, and the click never comes.
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
