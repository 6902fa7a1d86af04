import { useEffect } from 'react'

/** Calls a command for each key that is pressed without a modifier. */
export function useKeyboardShortcuts(commands: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const run = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!ctrlKey && !metaKey && !altKey) commands[key.length === 1 ? key.toLowerCase() : key]?.()
    }
    addEventListener('keydown', run)
    return () => removeEventListener('keydown', run)
  })
}
