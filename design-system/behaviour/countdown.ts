/** A task that waits for its time. */
export interface Countdown {
  /** Begins anew with so many ms; with 0 the task waits for ever. */
  start(ms: number): void
  /** Stops the time for one reason; it stands as long as there is any. */
  hold(reason: string): void
  /** Takes a reason away; after the last one the time goes on where it stopped. */
  release(reason: string): void
  /** Forgets the task. */
  stop(): void
}

/** Makes a countdown to a task. */
export function createCountdown(task: () => void): Countdown {
  const reasons = new Set<string>()
  let left = 0
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function pause(): void {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left = Math.max(1, left - (Date.now() - since))
  }

  function run(): void {
    if (left <= 0 || reasons.size > 0 || timer !== undefined) return
    since = Date.now()
    timer = setTimeout(task, left)
  }

  return {
    start(ms) {
      pause()
      left = ms
      run()
    },
    hold(reason) {
      reasons.add(reason)
      pause()
    },
    release(reason) {
      reasons.delete(reason)
      run()
    },
    stop() {
      pause()
      left = 0
    },
  }
}
