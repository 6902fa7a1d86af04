import { splitLocale } from './locales.ts'

/** The feed of a filtered list of downloads; every variant has one. */
export const downloadFeedPath = '/support-center/downloads/feed.xml'

/** Where files can be had without knowing their version. */
export const latestPath = '/downloads/latest/'

/** Whether the app answers at this address with something that is no page. */
export const isResource = (path: string): boolean =>
  splitLocale(path).path === downloadFeedPath ||
  (path.startsWith(latestPath) && !path.slice(latestPath.length).includes('/'))
