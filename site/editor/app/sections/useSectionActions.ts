import { type EditorContextValue, useEditor } from '../EditorContext.ts'
import { duplicateSection, removeSection } from '../state/pageDocument.ts'
import { getOutlineRowId } from '../outline/getOutlineRowId.ts'
import { focusAfterDialog } from '../session/focusAfterDialog.ts'
import type { EditorTexts } from '../texts/english.ts'
import { useEditorTexts } from '../texts/texts.ts'
import { getSectionLabel } from './getSectionName.ts'

/** Returns the actions on the sections of the page; each is announced and one step of the history. */
export const useSectionActions = () => createSectionActions(useEditor(), useEditorTexts())

/** Creates the actions on the sections of a document. */
export function createSectionActions(
  { document, change, select, announce }: EditorContextValue,
  t: EditorTexts,
) {
  const { items } = document
  const nameOf = (key: string) => {
    const item = items.find((one) => one.key === key)
    return item ? getSectionLabel(item, t) : ''
  }
  const moveTo = (key: string, to: number) => {
    const from = items.findIndex((item) => item.key === key)
    const item = items[from]
    if (!item || to < 0 || to >= items.length || to === from) return
    change((before) => ({ ...before, items: items.toSpliced(from, 1).toSpliced(to, 0, item) }))
    announce(t.moved(nameOf(key), to + 1, items.length))
  }
  return {
    moveTo,
    moveBy: (key: string, by: number) =>
      moveTo(key, items.findIndex((item) => item.key === key) + by),
    duplicate: (key: string) => {
      const next = duplicateSection(document, key)
      change(() => next)
      select(next.items[items.findIndex((item) => item.key === key) + 1]?.key)
      announce(t.duplicated(nameOf(key)))
    },
    remove: (key: string) => {
      const index = items.findIndex((item) => item.key === key)
      const neighbour = items[index + 1] ?? items[index - 1]
      change((before) => removeSection(before, key))
      select(neighbour?.key)
      announce(t.removed(nameOf(key)))
      // The preview keeps the focus on its selection.
      if (window.document.activeElement instanceof HTMLIFrameElement && neighbour) return
      focusAfterDialog(() => window.document.getElementById(getOutlineRowId(neighbour?.key)))
    },
  }
}
