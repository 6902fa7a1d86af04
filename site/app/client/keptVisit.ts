/** Where a tab keeps the data of its visit. */
export const visitKey = 'felcera_visit'

/** Forgets what was kept of the visit. */
export function forgetVisit(): void {
  try {
    sessionStorage.removeItem(visitKey)
  } catch {
    // Where storage is refused nothing was kept.
  }
}
