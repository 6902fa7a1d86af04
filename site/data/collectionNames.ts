/** Records that have pages, `pages-config/content/<name>.json`: the closed list. */
export const pageCollections = [
  'activities',
  'articles',
  'cases',
  'documents',
  'expos',
  'news',
  'products',
] as const
/** A kind of records that have pages. */
export type PageCollection = (typeof pageCollections)[number]

/** Kinds whose records have a long text beside them, `pages-config/content/<name>/<id>.<catalogue>.md`. */
export const textCollections = ['articles', 'documents', 'guides'] as const
export type TextCollection = (typeof textCollections)[number]

/** All kinds of records. */
export const collectionNames = [
  ...pageCollections,
  'desks',
  'faqs',
  'guides',
  'images',
  'maintenance-tasks',
  'operating-modes',
  'videos',
  'warranties',
] as const
export type CollectionName = (typeof collectionNames)[number]
