import type { Schema } from 'effect'
import { ArticleRecord } from './articles.ts'
import { CaseStudyRecord } from './cases.ts'
import type { CollectionName, PageCollection, MarkdownCollection } from './collectionNames.ts'
import { NewsRecord, OperatingModeRecord, type RichTextByCatalogue } from './content.ts'
import { DocumentRecord } from './documents.ts'
import { ActivityRecord, ExpoRecord } from './events.ts'
import { ProductMaintenanceTask } from './maintenance.ts'
import { ImageRecord, VideoRecord } from './media.ts'
import { ProductRecord } from '../products/products.ts'
import { ContactDeskRecord, FaqRecord, GuideRecord } from './support.ts'
import { WarrantyRecord } from '../products/warranty.ts'

/** Record schema of each collection; the content file and the JSON Schema are named after the collection. */
export const collections = {
  activities: ActivityRecord,
  articles: ArticleRecord,
  cases: CaseStudyRecord,
  desks: ContactDeskRecord,
  documents: DocumentRecord,
  expos: ExpoRecord,
  faqs: FaqRecord,
  guides: GuideRecord,
  images: ImageRecord,
  'maintenance-tasks': ProductMaintenanceTask,
  news: NewsRecord,
  'operating-modes': OperatingModeRecord,
  products: ProductRecord,
  videos: VideoRecord,
  warranties: WarrantyRecord,
} as const satisfies Readonly<Record<CollectionName, Schema.Top>>

/** Route parameter that holds the record's id. */
export const recordRouteParameters: Readonly<Record<PageCollection, string>> = {
  activities: 'id',
  articles: 'keytitle',
  cases: 'id',
  documents: 'id',
  expos: 'id',
  news: 'id',
  products: 'id',
}

/** Record of a collection as stored in its file. */
export type StoredCollectionRecord<N extends CollectionName> = (typeof collections)[N]['Type']
/** Record of a collection, with its Markdown text if the collection has texts. */
export type CollectionRecord<N extends CollectionName> = StoredCollectionRecord<N> &
  (N extends MarkdownCollection ? RichTextByCatalogue : unknown)
/** Records of all collections, in file order. */
export type RecordsByCollection = { readonly [N in CollectionName]: readonly CollectionRecord<N>[] }
