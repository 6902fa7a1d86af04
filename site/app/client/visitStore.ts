import type { AnalyticsVisitData } from '#data/analytics/visitData.ts'
import { splitLocaleFromPath } from '#data/locale/locales.ts'
import { visitStorageKey } from './deleteStoredVisit.ts'

/** Reads the stored visit. */
export function loadStoredVisit(): AnalyticsVisitData | undefined {
  try {
    const value = sessionStorage.getItem(visitStorageKey)
    return value === null ? undefined : (JSON.parse(value) as AnalyticsVisitData)
  } catch {
    return undefined
  }
}

/** Stores the visit in session storage. */
export function saveVisit(visit: AnalyticsVisitData): void {
  try {
    sessionStorage.setItem(visitStorageKey, JSON.stringify(visit))
  } catch {
    // Storage is unavailable; every page starts a new visit.
  }
}

/** Removes the last route of the visit if it is a translation of the page at `path`. */
export function removeLastRouteIfTranslation(path: string): void {
  const visit = loadStoredVisit()
  const last = visit?.routes.at(-1)
  if (
    visit &&
    last !== undefined &&
    splitLocaleFromPath(last).path === splitLocaleFromPath(path).path
  )
    saveVisit({ ...visit, routes: visit.routes.slice(0, -1) })
}
