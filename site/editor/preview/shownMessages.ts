import { shownTextsBySection } from './PreviewSection.tsx'

/** Element whose text is one message. */
export interface ShownMessage {
  readonly element: HTMLElement
  readonly id: string
}

const normalize = (text: string | null): string =>
  (text ?? '').replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim()

/** Returns the innermost element around a target whose text is a message of its section. */
export function findShownMessageAt(target: Element): ShownMessage | undefined {
  const section = target.closest<HTMLElement>('[data-section-key]')
  const texts = section && shownTextsBySection.get(section.dataset['sectionKey'] ?? '')
  if (!texts) return undefined
  for (let element: Element | null = target; element && element !== section;) {
    const shown = normalize(element.textContent)
    const found = [...texts].find(([, text]) => shown !== '' && normalize(text) === shown)
    if (found && element instanceof HTMLElement) return { element, id: found[0] }
    element = element.parentElement
  }
  return undefined
}

/** Lists the messages of a section in the order of the document, each with its innermost element. */
export function listShownMessages(section: Element): readonly ShownMessage[] {
  const found = [...section.querySelectorAll('*')].flatMap((element) => {
    const message = findShownMessageAt(element)
    return message?.element === element && !element.closest('[aria-hidden=true]') ? [message] : []
  })
  return found.filter(
    ({ element, id }) =>
      !found.some(
        (other) => other.element !== element && other.id === id && element.contains(other.element),
      ),
  )
}
