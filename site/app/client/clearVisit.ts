/** Session storage key of the visit. */
export const visitKey = 'felcera_visit'

/** Deletes the stored visit. */
export function clearVisit(): void {
  try {
    sessionStorage.removeItem(visitKey)
  } catch {
    // Storage is unavailable; nothing was stored.
  }
}
