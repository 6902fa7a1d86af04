import type { ShownMessage } from './shownMessages.ts'

/** End of an edit in place: next or previous text, or done. */
export type InPlaceEditOutcome = 'done' | 'next' | 'previous'

interface EditOptions extends ShownMessage {
  /** Source of the message, in ICU syntax. */
  readonly source: string
  readonly label: string
  /** Receives the new source, if it changed. */
  readonly onChange: (text: string) => void
  readonly onEnd: (end: InPlaceEditOutcome) => void
}

/** Makes the element of a message editable. Enter, Tab and leaving keep the text, Escape restores it. */
export function editInPlace({ element, source, label, onChange, onEnd }: EditOptions): void {
  // The nodes of React are set aside, and back in place before React learns about the change.
  const nodes = [...element.childNodes]
  const before = ['contenteditable', 'role', 'aria-label', 'aria-multiline'] as const
  element.replaceChildren(source)
  element.setAttribute('contenteditable', 'plaintext-only')
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-multiline', 'true')
  element.setAttribute('aria-label', label)
  element.focus()
  getSelection()?.selectAllChildren(element)
  const controller = new AbortController()
  const end = (keep: boolean, how: InPlaceEditOutcome) => {
    if (controller.signal.aborted) return
    controller.abort()
    const text = (element.textContent ?? '').replaceAll(/\s*\n\s*/g, ' ').trim()
    for (const name of before) element.removeAttribute(name)
    element.replaceChildren(...nodes)
    if (keep && text !== source && text !== '') onChange(text)
    onEnd(how)
  }
  const { signal } = controller
  element.addEventListener('blur', () => end(true, 'done'), { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      // A Chinese or Japanese input method uses Enter to accept its suggestion.
      if (event.isComposing) return
      event.stopPropagation()
      const { key } = event
      if (key !== 'Enter' && key !== 'Escape' && key !== 'Tab') return
      event.preventDefault()
      end(key !== 'Escape', key === 'Tab' ? (event.shiftKey ? 'previous' : 'next') : 'done')
    },
    { signal },
  )
}
