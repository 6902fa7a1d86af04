/** Session storage key of the visit. */
export const visitStorageKey = 'felcera_visit'

/** Deletes the stored visit. */
export function deleteStoredVisit(): void {
  try {
    sessionStorage.removeItem(visitStorageKey)
  } catch {
    // Storage is unavailable; nothing was stored.
  }
}
