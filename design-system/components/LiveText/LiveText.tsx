import { useEffect, useState } from 'react'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

/** How long typing must rest before it is said, in ms. */
export const rest = 1000

/** Heard politely once it has rested for a second, so that not every key is answered. */
export function LiveText({ children }: { children: string }) {
  const [heard, setHeard] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setHeard(children), rest)
    return () => clearTimeout(timer)
  }, [children])
  return (
    <span className={hidden} role="status">
      {heard}
    </span>
  )
}
