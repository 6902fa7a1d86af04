/** Records that have pages, `pages-config/content/<name>.json`: the closed list. */
export const pageCollections = ['cases', 'news', 'products'] as const
/** A kind of records that have pages. */
export type PageCollection = (typeof pageCollections)[number]

/** All kinds of records. */
export const collectionNames = [...pageCollections, 'operating-modes'] as const
export type CollectionName = (typeof collectionNames)[number]
