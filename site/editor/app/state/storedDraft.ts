import type { UnsavedPage } from '../../api/page.ts'

/** Unsaved work on a page, kept by the browser over reloads and restarts of the server. */
export interface StoredDraft {
  readonly unsaved: UnsavedPage
  /** Time in ms. */
  readonly at: number
}

/** Start of the keys of this project: another clone may have its editor at the same address. */
const prefix = (): string => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=editor-project]')
  return `felcera-editor ${meta?.content ?? ''} `
}

const keyOf = (page: string): string => prefix() + page

/** Returns the unsaved work on a page. */
export function readDraft(page: string): StoredDraft | undefined {
  const text = localStorage.getItem(keyOf(page))
  if (text === null) return undefined
  try {
    return JSON.parse(text) as StoredDraft
  } catch {
    return undefined
  }
}

/** Stores the unsaved work on a page; false if the browser has no room for it, and keeps what it stored before. */
export function writeDraft(page: string, unsaved: UnsavedPage): boolean {
  try {
    localStorage.setItem(keyOf(page), JSON.stringify({ unsaved, at: Date.now() }))
    return true
  } catch {
    return false
  }
}

/** Removes the unsaved work on a page. */
export const removeDraft = (page: string): void => localStorage.removeItem(keyOf(page))

/** Pages with unsaved work. */
export const pagesWithDrafts = (): ReadonlySet<string> => {
  const start = prefix()
  return new Set(
    Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length)),
  )
}

/** Calls a function when another tab stores unsaved work on the same page. Returns a function that stops. */
export function watchOtherTabs(page: string, onStored: () => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === keyOf(page) && newValue !== null) onStored()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
