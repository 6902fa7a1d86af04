import { useEffect } from 'react'

/** Returns whether an element takes the keys itself: a text field all, a slider the arrows. */
const takesKey = (target: EventTarget | null, key: string) =>
  target instanceof HTMLInputElement && (target.type !== 'range' || key.startsWith('Arrow'))

/** Calls a command for each key that is pressed without a modifier. */
export function useKeyboardShortcuts(commands: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const run = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (ctrlKey || metaKey || altKey || takesKey(target, key)) return
      const command = commands[key.length === 1 ? key.toLowerCase() : key]
      if (!command) return
      // An arrow would scroll, too.
      if (key.startsWith('Arrow')) event.preventDefault()
      command()
    }
    addEventListener('keydown', run)
    return () => removeEventListener('keydown', run)
  })
}
