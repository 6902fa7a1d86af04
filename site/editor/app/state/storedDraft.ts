import type { UnsavedPage } from '../../api/page.ts'

/** Unsaved work on a page, kept by the browser over reloads and restarts of the server. */
export interface StoredDraft {
  readonly unsaved: UnsavedPage
  /** Time in ms. */
  readonly at: number
}

const keyOf = (page: string): string => `felcera-editor ${page}`

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
export const pagesWithDrafts = (): ReadonlySet<string> =>
  new Set(
    Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf('')))
      .map((key) => key.slice(keyOf('').length)),
  )
