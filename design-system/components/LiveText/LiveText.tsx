import { useEffect, useState } from 'react'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

/** Delay in ms before a change is announced. */
export const announcementDelay = 1000

/** A polite live region that announces its text one second after the last change, so that it does not announce every key press. */
export function LiveText({ children }: { children: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(children), announcementDelay)
    return () => clearTimeout(timer)
  }, [children])
  return (
    <span className={hidden} role="status">
      {announced}
    </span>
  )
}
