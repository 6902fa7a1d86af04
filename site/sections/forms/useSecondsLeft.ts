import { useEffect, useState } from 'react'

/** Counts seconds down to 0 while it runs; begins anew with every other `since`. */
export function useSecondsLeft(seconds: number, since: unknown, running = true): number {
  const [left, setLeft] = useState(seconds)
  const [seen, setSeen] = useState(since)
  if (since !== seen) {
    setSeen(since)
    setLeft(seconds)
  }
  useEffect(() => {
    if (!running) return undefined
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds, since, running])
  return left
}
