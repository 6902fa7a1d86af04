import { useEffect, useState } from 'react'

/** Counts seconds down to 0; restarts whenever `since` changes. */
export function useSecondsLeft(seconds: number, since: unknown, running = true): number {
  const [count, setCount] = useState({ since, left: seconds })
  if (count.since !== since) setCount({ since, left: seconds })
  useEffect(() => {
    if (!running) return undefined
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setCount((now) => (now.since === since ? { since, left } : now))
      if (left === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds, since, running])
  return count.left
}
