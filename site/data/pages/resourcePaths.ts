import { splitLocaleFromPath } from '../locale/locales.ts'

/** Path of the Atom feed of downloads, in every locale. */
export const downloadFeedPath = '/support-center/downloads/feed.xml'

/** Path of the search page. */
export const searchPath = '/search'
/** Path of the index for search in the browser. */
export const searchIndexPath = '/search/index.json'

/** Path prefix of the redirects to the latest version of a download. */
export const latestDownloadPath = '/downloads/latest/'

const resources: ReadonlySet<string> = new Set([downloadFeedPath, searchIndexPath])

/** Returns true for paths of resource routes, which do not serve pages. */
export const isResourcePath = (path: string): boolean =>
  resources.has(splitLocaleFromPath(path).path) ||
  (path.startsWith(latestDownloadPath) && !path.slice(latestDownloadPath.length).includes('/'))
