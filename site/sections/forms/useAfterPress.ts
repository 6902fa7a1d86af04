import { useCallback, useEffect, useRef } from 'react'

/**
 * Does something at once, or, while a pointer is pressed, once that is over: a message that appears under a press moves
 * the button away, and the click never comes.
 */
export function useAfterPress(): (task: () => void) => void {
  const pressed = useRef(false)
  const later = useRef<() => void>(undefined)
  useEffect(() => {
    const down = () => {
      pressed.current = true
    }
    const up = () =>
      setTimeout(() => {
        pressed.current = false
        later.current?.()
        later.current = undefined
      })
    document.addEventListener('pointerdown', down, true)
    document.addEventListener('pointerup', up, true)
    document.addEventListener('pointercancel', up, true)
    return () => {
      document.removeEventListener('pointerdown', down, true)
      document.removeEventListener('pointerup', up, true)
      document.removeEventListener('pointercancel', up, true)
    }
  }, [])
  return useCallback((task) => {
    if (pressed.current) later.current = task
    else task()
  }, [])
}
