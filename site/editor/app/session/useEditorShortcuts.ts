import { useEffect, useEffectEvent } from 'react'

interface Shortcuts {
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly save: () => void
  /** Moves the selected section by one position. */
  readonly moveBy: (by: 1 | -1) => void
  readonly duplicate: () => void
  readonly remove: () => void
  /** Moves the focus to the next or previous region. */
  readonly nextRegion: (by: 1 | -1) => void
}

/** True for controls with keys of their own: Alt with an arrow opens the list of a select. */
const isInput = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select')

/** True where Delete can only mean the selected section: nothing of the editor itself has the focus. */
const isOnPage = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target === document.body

/** Returns the action of a key; undefined if it has none. */
function actionOf(event: KeyboardEvent, shortcuts: Shortcuts): (() => void) | undefined {
  const { altKey, shiftKey } = event
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) {
    if (key === 's') return shortcuts.save
    if (key === 'y' || (key === 'z' && shiftKey)) return shortcuts.redo ?? (() => undefined)
    if (key === 'z') return shortcuts.undo ?? (() => undefined)
    return key === 'd' ? shortcuts.duplicate : undefined
  }
  if (key === 'f6') return () => shortcuts.nextRegion(shiftKey ? -1 : 1)
  if (key === 'delete') return isOnPage(event.target) ? shortcuts.remove : undefined
  if (!altKey || isInput(event.target)) return undefined
  if (key === 'arrowup') return () => shortcuts.moveBy(-1)
  return key === 'arrowdown' ? () => shortcuts.moveBy(1) : undefined
}

/** Binds the keyboard shortcuts of the page editor. Returns the handler, which the preview calls for keys in its document. */
export function useEditorShortcuts(shortcuts: Shortcuts): (event: KeyboardEvent) => boolean {
  const handle = (event: KeyboardEvent): boolean => {
    const action = actionOf(event, shortcuts)
    action?.()
    return action !== undefined
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Dialogs have keys of their own.
    const inDialog = event.target instanceof Element && event.target.closest('[role=dialog]')
    if (!event.defaultPrevented && !inDialog && handle(event)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return handle
}
