import { getEditorStoragePrefix } from '../state/storedDraft.ts'

/** Returns the addresses whose pages the author has hidden in the list of pages. */
export const readClosedPageBranches = (): ReadonlySet<string> =>
  new Set(localStorage.getItem(getEditorStoragePrefix('closed-branches'))?.split(' '))

/** Stores whether the pages below an address are hidden. */
export function storePageBranchState(path: string, isOpen: boolean): void {
  const closed = new Set(readClosedPageBranches())
  if (isOpen) closed.delete(path)
  else closed.add(path)
  try {
    localStorage.setItem(getEditorStoragePrefix('closed-branches'), [...closed].join(' '))
  } catch {
    // The storage is full: after a reload the branch is as before.
  }
}
