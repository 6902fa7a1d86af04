import type { RouteEntry } from '#data/pages/routeTable.ts'
import type { PageData } from '../pages/pageData.ts'
import { fetchSiteFile } from './siteClient.ts'

/** Id and time of a build. */
export interface BuildVersion {
  readonly id: string
  /** ISO 8601. */
  readonly time: string
}

/** Routes and prerendered paths of a build. */
export interface BuildRouteManifest extends BuildVersion {
  readonly routes: readonly Pick<RouteEntry, 'page' | 'locale' | 'path' | 'mode'>[]
  readonly prerendered: readonly string[]
}

/** Returns the build id of the current page from the Server-Timing header; undefined if the browser does not expose it. */
export function getCurrentBuildId(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming.find(({ name }) => name === 'build')?.description
}

/** Requests the id of the latest build; the timestamp that the client adds bypasses caches. */
export const getLatestBuild = () => fetchSiteFile('/builds/latest.json') as Promise<BuildVersion>

/** Requests the routes of a build; rejects for a build that is no longer served. */
export const getBuildRouteManifest = (id: string) =>
  fetchSiteFile(`/builds/meta/${encodeURIComponent(id)}.json`) as Promise<BuildRouteManifest>

/** Requests the data of a prerendered page by its path with prefix. */
export const fetchPagePayload = (address: string) =>
  fetchSiteFile(`${address.replace(/\/$/, '')}/_payload.json`) as Promise<PageData>
