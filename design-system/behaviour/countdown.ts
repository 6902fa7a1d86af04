/** A countdown to a task that can be paused. */
export interface Countdown {
  /** Restarts with the given duration in ms; 0 means the task never runs. */
  start(ms: number): void
  /** Pauses for a reason; the countdown is paused while at least one reason is present. */
  pause(reason: string): void
  /** Removes a reason; after the last one the countdown continues with the remaining time. */
  resume(reason: string): void
  /** Cancels the task. */
  stop(): void
}

/** Creates a countdown to a task. */
export function createCountdown(task: () => void): Countdown {
  const reasons = new Set<string>()
  let remaining = 0
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function stopTimer(): void {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    remaining = Math.max(1, remaining - (Date.now() - startedAt))
  }

  function startTimer(): void {
    if (remaining <= 0 || reasons.size > 0 || timer !== undefined) return
    startedAt = Date.now()
    timer = setTimeout(task, remaining)
  }

  return {
    start(ms) {
      stopTimer()
      remaining = ms
      startTimer()
    },
    pause(reason) {
      reasons.add(reason)
      stopTimer()
    },
    resume(reason) {
      reasons.delete(reason)
      startTimer()
    },
    stop() {
      stopTimer()
      remaining = 0
    },
  }
}
