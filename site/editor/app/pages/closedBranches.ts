import { getStoragePrefix } from '../state/storedDraft.ts'

/** Returns the addresses whose pages the author has hidden in the list of pages. */
export const readClosedBranches = (): ReadonlySet<string> =>
  new Set(localStorage.getItem(getStoragePrefix('closed-branches'))?.split(' '))

/** Stores whether the pages below an address are hidden. */
export function storeBranch(path: string, isOpen: boolean): void {
  const closed = new Set(readClosedBranches())
  if (isOpen) closed.delete(path)
  else closed.add(path)
  try {
    localStorage.setItem(getStoragePrefix('closed-branches'), [...closed].join(' '))
  } catch {
    // The storage is full: after a reload the branch is as before.
  }
}
