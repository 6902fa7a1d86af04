import { splitLocale } from './locales.ts'

/** The feed of a filtered list of downloads; every variant has one. */
export const downloadFeedPath = '/support-center/downloads/feed.xml'

/** The page of results, and the index that browsers search by themselves. */
export const searchPath = '/search'
export const searchIndexPath = '/search/index.json'

/** Where files can be had without knowing their version. */
export const latestPath = '/downloads/latest/'

const resources: ReadonlySet<string> = new Set([downloadFeedPath, searchIndexPath])

/** Whether the app answers at this address with something that is no page. */
export const isResource = (path: string): boolean =>
  resources.has(splitLocale(path).path) ||
  (path.startsWith(latestPath) && !path.slice(latestPath.length).includes('/'))
