/** Most characters of a text that is typed or pasted: some ten times the longest text of a site. */
export const maxTextLength = 5000

/** Number of characters that an input event replaces, and of those that its target has. */
function measureTarget(target: EventTarget | null): { length: number; selected: number } {
  // Elements of the preview belong to another window, whose constructors differ.
  const element = target as Partial<HTMLTextAreaElement> | null
  if (element?.value !== undefined) {
    const selected = (element.selectionEnd ?? 0) - (element.selectionStart ?? 0)
    return { length: element.value.length, selected }
  }
  const selection = element?.ownerDocument?.getSelection()?.toString() ?? ''
  return { length: element?.textContent?.length ?? 0, selected: selection.length }
}

/**
 * Refuses keys, pastes and drops that would make a text longer than `maxTextLength`: a browser blocks for half a minute on 10 MB
 * in a field. `onRefused` gets the number of characters that the text would have. Returns a function that ends it.
 */
export function limitTextInput(
  document: Document,
  onRefused: (length: number) => void,
): () => void {
  const listener = (event: InputEvent) => {
    const added = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    if (added === '') return
    const { length, selected } = measureTarget(event.target)
    const next = length - selected + added.length
    if (next <= maxTextLength || added.length <= selected) return
    event.preventDefault()
    onRefused(next)
  }
  document.addEventListener('beforeinput', listener, { capture: true })
  return () => document.removeEventListener('beforeinput', listener, { capture: true })
}
