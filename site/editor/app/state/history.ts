import { isEqualJson } from '../../api/equalJson.ts'
import {
  type TextsByCatalogue,
  createPageDocument,
  listSections,
  mergeCatalogueTexts,
  type PageDocument,
} from './pageDocument.ts'
import { rebasePageDocument } from './rebasePageDocument.ts'

/** Document with the states before and after it. States share unchanged parts. */
export interface UndoHistory {
  readonly document: PageDocument
  readonly past: readonly PageDocument[]
  readonly future: readonly PageDocument[]
  /** Tag and time (ms) of the last change. */
  readonly tag?: string | undefined
  readonly changedAt: number
}

type Config = Readonly<Record<string, unknown>>

export type UndoHistoryAction =
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Starts a history without past. */
  | { readonly type: 'open'; readonly document: PageDocument }
  /** The current document was saved as `config`, merged with changes of others; `before` are the texts that it replaced. */
  | { readonly type: 'saved'; readonly before: TextsByCatalogue; readonly config: Config }
  /** The file was changed; states that cannot take the changes over are forgotten, but for the current one. */
  | { readonly type: 'files'; readonly before: Config; readonly after: Config }
  | {
      readonly type: 'change'
      readonly change: (document: PageDocument) => PageDocument
      /** Time of the change in ms. */
      readonly at: number
      /** Field whose keys in quick succession are undone together; undefined for a step of its own. */
      readonly tag?: string | undefined
    }

/** Time in ms within which changes with the same tag are one step. */
const joinWithin = 1000
const maxSteps = 200

/** Creates the history of an opened document. */
export const createUndoHistory = (document: PageDocument): UndoHistory => ({
  document,
  past: [],
  future: [],
  changedAt: 0,
})

/** Reducer of the editor: changes, undo and redo. */
export function reduceUndoHistory(history: UndoHistory, action: UndoHistoryAction): UndoHistory {
  const { document, past, future } = history
  switch (action.type) {
    case 'open':
      return createUndoHistory(action.document)
    case 'saved': {
      const rebase = rebaseOn(document, action)
      // Others have added, moved or removed sections.
      if (!rebase) return createUndoHistory(createPageDocument(document.page, action.config))
      return {
        document: { ...rebase(document), words: {} },
        past: past.map(rebase),
        future: future.map(rebase),
        changedAt: 0,
      }
    }
    case 'files': {
      const rebase = (one: PageDocument) => rebasePageDocument(one, action.before, action.after)
      const current = rebase(document)
      if (!current) return history
      return {
        document: current,
        past: past.flatMap((one) => rebase(one) ?? []),
        future: future.flatMap((one) => rebase(one) ?? []),
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

/**
 * Returns a function that relates other states to a saved document: values that the save merged from the file, positions in the
 * new file, and the texts that it has replaced. Undefined if the file has other sections than the document.
 */
function rebaseOn(
  saved: PageDocument,
  { before, config }: { readonly before: TextsByCatalogue; readonly config: Config },
): ((document: PageDocument) => PageDocument) | undefined {
  const { sections, ...root } = config
  const merged = listSections(sections)
  const isSame = ({ value }: PageDocument['items'][number], index: number) =>
    value['section'] === merged[index]?.['section'] &&
    value['fragment'] === merged[index]?.['fragment']
  if (merged.length !== saved.items.length || !saved.items.every(isSame)) return undefined
  const savedItems = new Map(
    saved.items.map(({ key, value }, from) => [
      key,
      { from, value, merged: merged[from] ?? value },
    ]),
  )
  return (document) => ({
    ...document,
    root: takeOverFields(document.root, saved.root, root),
    items: document.items.map(({ key, value }) => {
      const item = savedItems.get(key)
      if (!item) return { key, value }
      return { key, from: item.from, value: takeOverFields(value, item.value, item.merged) }
    }),
    words: mergeCatalogueTexts(before, document.words),
  })
}

/** Sets the fields of a state that differ between two versions to those of the later one. */
function takeOverFields(state: Config, before: Config, after: Config): Config {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isEqualJson(before[name], after[name]),
  )
  if (changed.length === 0) return state
  const kept = Object.entries(state).filter(([name]) => !changed.includes(name))
  const taken = changed.flatMap((name) =>
    Object.hasOwn(after, name) ? [[name, after[name]] as const] : [],
  )
  return Object.fromEntries([...kept, ...taken])
}
