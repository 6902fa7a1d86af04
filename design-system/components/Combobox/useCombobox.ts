import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { fold, matchOptions } from './matchOptions.ts'
import type { ComboboxOption } from './matchOptions.ts'

interface Given {
  options: readonly ComboboxOption[]
  defaultValue: string | undefined
  onChange: ((value: string) => void) | undefined
}

/** State and keys of a combobox with list autocomplete: the list narrows, the choice stays with the visitor. */
export function useCombobox({ options, defaultValue = '', onChange }: Given) {
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? ''
  const [value, setValue] = useState(defaultValue)
  const [text, setText] = useState(() => labelOf(defaultValue))
  const [filter, setFilter] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const matches = matchOptions(options, filter)

  const show = (first: number) => {
    setFilter('')
    setOpen(true)
    setActive(first)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (next: string) => {
    setValue(next)
    setText(labelOf(next))
    if (next !== value) onChange?.(next)
    close()
  }
  const type = (typed: string) => {
    setText(typed)
    setFilter(typed)
    setOpen(true)
    setActive(-1)
  }
  /** What was typed counts if it is a name in full; else the last choice comes back. */
  const settle = () => {
    const typed = fold(text)
    if (typed === '') choose('')
    else choose(options.find(({ label }) => fold(label) === typed)?.value ?? value)
  }
  const move = (by: 1 | -1) => {
    const start = by === 1 ? 0 : matches.length - 1
    const next = active + by
    setActive(active === -1 || next < 0 || next >= matches.length ? start : next)
  }

  const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
    ArrowDown: ({ altKey }) => {
      const chosen = options.findIndex((option) => option.value === value)
      if (!open) show(altKey ? -1 : Math.max(chosen, 0))
      else if (!altKey) move(1)
      return true
    },
    ArrowUp: ({ altKey }) => {
      if (altKey) close()
      else if (open) move(-1)
      else show(options.length - 1)
      return true
    },
    Enter: () => {
      if (!open) return false
      const option = matches[active]
      if (option) choose(option.value)
      else settle()
      return true
    },
    Escape: (event) => {
      if (open) {
        // A dialog around it stays open.
        event.stopPropagation()
        close()
      } else choose('')
      return true
    },
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // Home, End and the arrows along the line move the caret, and the eye goes back to it.
    if (/^(?:Home|End|Arrow(?:Left|Right))$/.test(event.key)) setActive(-1)
    if (Object.hasOwn(keys, event.key) && keys[event.key]?.(event)) event.preventDefault()
  }
  return { value, text, open, active, matches, show, close, choose, type, settle, press }
}
