import { useCallback, useEffect, useRef } from 'react'

/** Input that keys and input methods make; other input, e.g. a paste, is a step of its own in the history. */
const typing =
  /^(insertText|insertCompositionText|insertLineBreak|delete(Content|Word|SoftLine|HardLine)\w*)$/

/** Returns a function that names the field which a key changes while its event is handled; undefined for other changes. */
export function useFieldBeingTyped(): () => string | undefined {
  const typed = useRef<string>(undefined)
  useEffect(() => {
    const begin = (event: Event) => {
      const isTyped = 'inputType' in event && typing.test(String(event.inputType))
      typed.current = isTyped ? (event.target as Partial<HTMLInputElement>).name : undefined
    }
    const end = () => {
      typed.current = undefined
    }
    // React handles the event between both.
    window.addEventListener('input', begin, { capture: true })
    window.addEventListener('input', end)
    return () => {
      window.removeEventListener('input', begin, { capture: true })
      window.removeEventListener('input', end)
    }
  }, [])
  return useCallback(() => typed.current, [])
}
