import type { UnsavedPageState } from '../../api/page.ts'
import type { UnsavedSiteTexts } from '../../api/translations.ts'

/** Unsaved work on a page, kept by the browser over reloads and restarts of the server. */
export interface StoredPageDraft {
  readonly unsaved: UnsavedPageState
  /** Time in ms. */
  readonly at: number
}

/** Returns the start of the storage keys of this project: another clone may have its editor at the same address. */
export const getEditorStoragePrefix = (kind = 'editor'): string => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=editor-project]')
  return `felcera-${kind} ${meta?.content ?? ''} `
}

const keyOf = (page: string): string => getEditorStoragePrefix() + page

/** Returns the unsaved work on a page. */
export const readPageDraft = (page: string): StoredPageDraft | undefined =>
  readJson(keyOf(page)) as StoredPageDraft | undefined

function readJson(key: string): unknown {
  const text = localStorage.getItem(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores the unsaved work on a page; returns false if the storage is full, which keeps the previous version. */
export function writePageDraft(page: string, unsaved: UnsavedPageState): boolean {
  try {
    localStorage.setItem(keyOf(page), JSON.stringify({ unsaved, at: Date.now() }))
    return true
  } catch {
    return false
  }
}

/** Removes the unsaved work on a page. */
export const removePageDraft = (page: string): void => localStorage.removeItem(keyOf(page))

/** Pages with unsaved work. */
export const listPagesWithDrafts = (): ReadonlySet<string> => {
  const start = getEditorStoragePrefix()
  return new Set(
    Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length)),
  )
}

/** Returns the unsaved texts of the site. */
export const readUnsavedSiteTexts = (): UnsavedSiteTexts | undefined =>
  readJson(getEditorStoragePrefix('texts')) as UnsavedSiteTexts | undefined

/** Stores the unsaved texts of the site; undefined removes them. */
export function writeUnsavedSiteTexts(unsaved: UnsavedSiteTexts | undefined): void {
  if (!unsaved) return localStorage.removeItem(getEditorStoragePrefix('texts'))
  try {
    localStorage.setItem(getEditorStoragePrefix('texts'), JSON.stringify(unsaved))
  } catch {
    // The storage is full: the texts remain in this window until they are saved.
  }
}

/** Calls a function when another tab stores unsaved work on the same page. Returns a function that stops. */
export function watchPageDraftsOfOtherTabs(page: string, onStored: () => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === keyOf(page) && newValue !== null) onStored()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
