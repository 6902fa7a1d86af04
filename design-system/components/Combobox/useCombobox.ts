import { useEffect, useEffectEvent, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { foldCaseAndDiacritics, matchComboboxOptions } from './matchComboboxOptions.ts'
import type { ComboboxOption } from './matchComboboxOptions.ts'

interface UseComboboxOptions {
  options: readonly ComboboxOption[]
  value: string | undefined
  defaultValue: string | undefined
  onValueChange: ((value: string) => void) | undefined
  /** The select that has been shown before hydration. */
  select: RefObject<HTMLSelectElement | null>
}

/** State and keyboard handling of a combobox with list autocomplete (WAI-ARIA APG). */
export function useCombobox(props: UseComboboxOptions) {
  const { options, value: controlled, defaultValue = '', onValueChange, select } = props
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? ''
  const [earlier] = useState(() => select.current?.value)
  const [kept, setKept] = useState(earlier ?? defaultValue)
  const value = controlled ?? kept
  /** Query in the input while the visitor types; otherwise the input shows the label of the value. */
  const [typed, setTyped] = useState<string>()
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    setShown(value)
    setTyped(undefined)
  }
  const text = typed ?? labelOf(value)
  const reportEarlier = useEffectEvent(() => {
    if (earlier !== undefined && earlier !== (controlled ?? defaultValue)) onValueChange?.(earlier)
  })
  useEffect(() => reportEarlier(), [])
  const [filter, setFilter] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const matches = matchComboboxOptions(options, filter)

  const openList = (firstActive: number) => {
    setFilter('')
    setOpen(true)
    setActive(firstActive)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (next: string) => {
    setKept(next)
    setTyped(undefined)
    if (next !== value) onValueChange?.(next)
    close()
  }
  const type = (typed: string) => {
    setTyped(typed)
    setFilter(typed)
    setOpen(true)
    setActive(-1)
  }
  /** Selects the option whose label equals the typed text; otherwise restores the previous selection. */
  const commit = () => {
    const typed = foldCaseAndDiacritics(text)
    if (typed === '') choose('')
    else choose(options.find(({ label }) => foldCaseAndDiacritics(label) === typed)?.value ?? value)
  }
  const reset = () => {
    setKept(defaultValue)
    setTyped(undefined)
    close()
  }
  const move = (by: 1 | -1) => {
    const start = by === 1 ? 0 : matches.length - 1
    const next = active + by
    setActive(active === -1 || next < 0 || next >= matches.length ? start : next)
  }

  const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
    ArrowDown: ({ altKey }) => {
      const selectedIndex = options.findIndex((option) => option.value === value)
      if (!open) openList(altKey ? -1 : Math.max(selectedIndex, 0))
      else if (!altKey) move(1)
      return true
    },
    ArrowUp: ({ altKey }) => {
      if (altKey) close()
      else if (open) move(-1)
      else openList(options.length - 1)
      return true
    },
    Enter: () => {
      if (!open) return false
      const option = matches[active]
      if (option) choose(option.value)
      else commit()
      return true
    },
    Escape: (event) => {
      if (open) {
        // A dialog around the combobox must not close.
        event.stopPropagation()
        close()
      } else choose('')
      return true
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // Home, End and the horizontal arrow keys move the caret, so no option is highlighted any more.
    if (/^(?:Home|End|Arrow(?:Left|Right))$/.test(event.key)) setActive(-1)
    if (Object.hasOwn(keys, event.key) && keys[event.key]?.(event)) event.preventDefault()
  }
  return {
    value,
    text,
    open,
    active,
    matches,
    openList,
    close,
    choose,
    type,
    commit,
    reset,
    onKeyDown,
  }
}
