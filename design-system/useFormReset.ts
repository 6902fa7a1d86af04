import { useEffect, useEffectEvent } from 'react'

/** Calls `onReset` when the form of the input with an id is reset, also by React after a form action. */
export function useFormReset(id: string, onReset: () => void): void {
  const handle = useEffectEvent((event: Event) => {
    const input = document.getElementById(id)
    if (!event.defaultPrevented && input instanceof HTMLInputElement && event.target === input.form)
      onReset()
  })
  useEffect(() => {
    const listen = (event: Event) => handle(event)
    document.addEventListener('reset', listen)
    return () => document.removeEventListener('reset', listen)
  }, [])
}
