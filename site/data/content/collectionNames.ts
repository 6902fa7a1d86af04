/** Collections whose records have pages; the records of each are in `pages-config/content/<name>.json`. */
export const pageCollections = [
  'activities',
  'articles',
  'cases',
  'documents',
  'expos',
  'news',
  'products',
] as const
/** Name of a collection whose records have pages. */
export type PageCollection = (typeof pageCollections)[number]

/** Collections whose records have a Markdown text, `pages-config/content/<name>/<id>.<catalogue>.md`. */
export const markdownCollections = ['articles', 'cases', 'documents', 'guides', 'news'] as const
export type MarkdownCollection = (typeof markdownCollections)[number]

/** All collections. */
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
