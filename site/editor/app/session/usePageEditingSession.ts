import { useCallback, useMemo, useReducer, useState } from 'react'
import { isEqualJson } from '../../api/equalJson.ts'
import type { EditorPageResponse, UnsavedPageState } from '../../api/page.ts'
import { forkEditedMessages } from '../state/draftWords.ts'
import { createUndoHistory, reduceUndoHistory } from '../state/history.ts'
import {
  type TextsByCatalogue,
  createPageDocument,
  mergeCatalogueTexts,
  createSectionKey,
  listSections,
  type PageDocument,
} from '../state/pageDocument.ts'
import { rebasePageDocument } from '../state/rebasePageDocument.ts'
import { withoutUnusedMessages } from '../state/unusedMessages.ts'
import { readPageDraft } from '../state/storedDraft.ts'
import { useStoredDraft } from './useStoredDraft.ts'
import { useFieldBeingTyped } from './useFieldBeingTyped.ts'

type Config = Readonly<Record<string, unknown>>

/** The files as they were read, or as they were when restored work began. */
interface Base {
  readonly config: Config
  readonly texts: TextsByCatalogue
  readonly ownMessages: readonly string[]
}

/** Returns the document of stored work. */
const restoreDocument = ({ page, root, items, words }: UnsavedPageState): PageDocument => ({
  page,
  root,
  items: items.map((item) => ({ key: createSectionKey(), ...item })),
  words,
})

/** Returns the values of `texts` at the places of `words`. */
const pickTexts = (texts: TextsByCatalogue, words: TextsByCatalogue): TextsByCatalogue =>
  Object.fromEntries(
    Object.entries(words).map(([catalogue, changed]) => [
      catalogue,
      Object.fromEntries(Object.keys(changed).map((id) => [id, texts[catalogue]?.[id] ?? null])),
    ]),
  )

/** Drops texts that equal those of the files. */
const changedWords = (words: TextsByCatalogue, texts: TextsByCatalogue): TextsByCatalogue =>
  Object.fromEntries(
    Object.entries(words).flatMap(([catalogue, changed]) => {
      const different = Object.entries(changed).filter(
        ([id, text]) => (texts[catalogue]?.[id] ?? null) !== text,
      )
      return different.length > 0 ? [[catalogue, Object.fromEntries(different)]] : []
    }),
  )

/** Document of an opened page with its history, its base, and the unsaved work that the browser keeps. */
export function usePageEditingSession(answer: EditorPageResponse) {
  const [restored] = useState(() => readPageDraft(answer.page)?.unsaved)
  const [base, setBase] = useState<Base>(() => ({
    config: restored?.base.config ?? answer.config,
    texts: mergeCatalogueTexts(answer.texts, restored?.base.words ?? {}),
    ownMessages: answer.ownMessages,
  }))
  const [history, dispatch] = useReducer(reduceUndoHistory, undefined, () =>
    createUndoHistory(
      restored ? restoreDocument(restored) : createPageDocument(answer.page, answer.config),
    ),
  )
  const { document } = history
  const { otherUses } = answer
  const unsaved = useMemo<UnsavedPageState>(() => {
    const changed = changedWords(document.words, base.texts)
    const words = withoutUnusedMessages(changed, document, base)
    return {
      page: document.page,
      root: document.root,
      items: document.items.map(({ from, value }) => ({
        ...(from !== undefined && { from }),
        value,
      })),
      words,
      base: { config: base.config, words: pickTexts(base.texts, words) },
    }
  }, [document, base])
  const isChanged = useMemo(() => {
    const { sections, ...root } = base.config
    const values = unsaved.items.map(({ value }) => value)
    return (
      Object.keys(unsaved.words).length > 0 ||
      !isEqualJson(root, unsaved.root) ||
      !isEqualJson(listSections(sections), values)
    )
  }, [unsaved, base])
  useStoredDraft(unsaved, isChanged, restored !== undefined)

  const texts = useMemo(
    () => mergeCatalogueTexts(base.texts, document.words),
    [base.texts, document.words],
  )
  const typedField = useFieldBeingTyped()
  const change = useCallback(
    (change: (document: PageDocument) => PageDocument) =>
      dispatch({
        type: 'change',
        change: (before) => forkEditedMessages(change(before), base.texts, otherUses),
        at: Date.now(),
        tag: typedField(),
      }),
    [base.texts, otherUses, typedField],
  )
  const addTexts = useCallback((added: TextsByCatalogue) => {
    setBase((before) => ({ ...before, texts: mergeCatalogueTexts(before.texts, added) }))
  }, [])
  return {
    document,
    texts,
    unsaved,
    isChanged,
    change,
    /** Takes over texts that were added to the files. */
    addTexts,
    undo: history.past.length > 0 ? () => dispatch({ type: 'undo' }) : undefined,
    redo: history.future.length > 0 ? () => dispatch({ type: 'redo' }) : undefined,
    /** Takes over the files after a save; `answer` is the page as it was read after it. */
    markSaved: (after: EditorPageResponse) => {
      dispatch({ type: 'saved', before: unsaved.base.words, config: after.config })
      setBase(after)
    },
    /** Takes over changes of the files; in a conflict, some of them were changed here, too, and nothing changes. */
    takeOver: (after: EditorPageResponse): 'same' | 'taken' | 'conflict' => {
      if (isEqualJson(after.config, base.config) && isEqualJson(after.texts, base.texts))
        return 'same'
      const isUnchanged = (catalogue: string, id: string) =>
        (after.texts[catalogue]?.[id] ?? null) === (base.texts[catalogue]?.[id] ?? null)
      const isConflict = Object.entries(unsaved.words).some(([catalogue, changed]) =>
        Object.keys(changed).some((id) => !isUnchanged(catalogue, id)),
      )
      if (isConflict || !rebasePageDocument(document, base.config, after.config)) return 'conflict'
      dispatch({ type: 'files', before: base.config, after: after.config })
      setBase(after)
      return 'taken'
    },
    /** Opens the files as they are now. */
    reopen: (after: EditorPageResponse) => {
      dispatch({ type: 'open', document: createPageDocument(after.page, after.config) })
      setBase(after)
    },
  }
}
