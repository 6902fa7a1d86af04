import { localizePath, type Locale } from '#data/locales.ts'
import type { RouteEntry } from '#data/routeTable.ts'
import type { PageData } from '../pageData.ts'
import type { Client } from './client.ts'

/** A build by its id. */
export interface BuildId {
  readonly id: string
  /** ISO 8601. */
  readonly time: string
}

/** What a build consists of: for matching routes, and which of them were prerendered. */
export interface BuildMeta extends BuildId {
  readonly routes: readonly Pick<RouteEntry, 'page' | 'locale' | 'path' | 'mode'>[]
  readonly prerendered: readonly string[]
}

/** Files lie beside the calls, not below them: they are asked for by their full address. */
export function siteFiles(client: Client, origin: string) {
  const read = async <T>(path: string): Promise<T> => (await client.send(origin + path)) as T
  return {
    /** The newest build; the client adds the time to the query, so that no cache answers. */
    latestBuild: () => read<BuildId>('/builds/latest.json'),
    buildMeta: (id: string) => read<BuildMeta>(`/builds/meta/${encodeURIComponent(id)}.json`),
    /** Data of a prerendered page by its unprefixed path. */
    payload: (locale: Locale, path: string) =>
      read<PageData>(`${localizePath(locale, path).replace(/\/$/, '')}/_payload.json`),
  }
}
