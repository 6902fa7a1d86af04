import { type CatalogueTexts, mergeTexts, type PageDocument } from './pageDocument.ts'

/** Document with the states before and after it. States share what they have in common. */
export interface EditHistory {
  readonly document: PageDocument
  readonly past: readonly PageDocument[]
  readonly future: readonly PageDocument[]
  /** Tag and time (ms) of the last change. */
  readonly tag?: string | undefined
  readonly changedAt: number
}

export type EditHistoryAction =
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Starts a history without past. */
  | { readonly type: 'open'; readonly document: PageDocument }
  /** The current document was saved; `before` are the texts that it replaced. */
  | { readonly type: 'saved'; readonly before: CatalogueTexts }
  | {
      readonly type: 'change'
      readonly change: (document: PageDocument) => PageDocument
      /** Time of the change in ms. */
      readonly at: number
      /** Changes with the same tag in quick succession are undone together. */
      readonly tag?: string | undefined
    }

/** Time in ms within which changes with the same tag are one step. */
const joinWithin = 1000
const maxSteps = 200

/** Creates the history of an opened document. */
export const createEditHistory = (document: PageDocument): EditHistory => ({
  document,
  past: [],
  future: [],
  changedAt: 0,
})

/** Reducer of the editor: changes, undo and redo. */
export function reduceEditHistory(history: EditHistory, action: EditHistoryAction): EditHistory {
  const { document, past, future } = history
  switch (action.type) {
    case 'open':
      return createEditHistory(action.document)
    case 'saved': {
      const rebase = rebaseOn(document, action.before)
      return {
        document: { ...rebase(document), words: {} },
        past: past.map(rebase),
        future: future.map(rebase),
        changedAt: 0,
      }
    }
    case 'undo': {
      const previous = past.at(-1)
      if (!previous) return history
      return {
        document: previous,
        past: past.slice(0, -1),
        future: [document, ...future],
        changedAt: 0,
      }
    }
    case 'redo': {
      const [next, ...rest] = future
      if (!next) return history
      return { document: next, past: [...past, document], future: rest, changedAt: 0 }
    }
    default: {
      const changed = action.change(document)
      if (changed === document) return history
      const joins =
        action.tag !== undefined &&
        action.tag === history.tag &&
        action.at - history.changedAt < joinWithin
      return {
        document: changed,
        past: joins ? past : [...past, document].slice(-maxSteps),
        future: [],
        tag: action.tag,
        changedAt: action.at,
      }
    }
  }
}

/** Relates other states to a saved document: positions in the new file, and the texts that it has replaced. */
const rebaseOn =
  (saved: PageDocument, before: CatalogueTexts) =>
  (document: PageDocument): PageDocument => {
    const indexes = new Map(saved.items.map(({ key }, index) => [key, index]))
    return {
      ...document,
      items: document.items.map(({ key, value }) => {
        const from = indexes.get(key)
        return { key, value, ...(from !== undefined && { from }) }
      }),
      words: mergeTexts(before, document.words),
    }
  }
