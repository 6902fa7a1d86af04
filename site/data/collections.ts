import type { Schema } from 'effect'
import { ArticleRecord } from './articles.ts'
import { CaseRecord } from './cases.ts'
import type { CollectionName, PageCollection, TextCollection } from './collectionNames.ts'
import { NewsRecord, OperatingModeRecord, type WithText } from './content.ts'
import { DocumentRecord } from './documents.ts'
import { ActivityRecord, ExpoRecord } from './events.ts'
import { MaintenanceTask } from './maintenance.ts'
import { ImageRecord, VideoRecord } from './media.ts'
import { ProductRecord } from './products.ts'
import { DeskRecord, FaqRecord, GuideRecord } from './support.ts'
import { WarrantyRecord } from './warranty.ts'

/** What a record of each kind must be; its file and its JSON Schema are named after the kind. */
export const collections = {
  activities: ActivityRecord,
  articles: ArticleRecord,
  cases: CaseRecord,
  desks: DeskRecord,
  documents: DocumentRecord,
  expos: ExpoRecord,
  faqs: FaqRecord,
  guides: GuideRecord,
  images: ImageRecord,
  'maintenance-tasks': MaintenanceTask,
  news: NewsRecord,
  'operating-modes': OperatingModeRecord,
  products: ProductRecord,
  videos: VideoRecord,
  warranties: WarrantyRecord,
} as const satisfies Readonly<Record<CollectionName, Schema.Top>>

/** Parameter that names a record in the address of its page. */
export const recordParameter: Readonly<Record<PageCollection, string>> = {
  activities: 'id',
  articles: 'keytitle',
  cases: 'id',
  documents: 'id',
  expos: 'id',
  news: 'id',
  products: 'id',
}

/** A record of a kind as its file holds it. */
export type ConfigOf<N extends CollectionName> = (typeof collections)[N]['Type']
/** A record of a kind, with its text where the kind has texts. */
export type RecordOf<N extends CollectionName> = ConfigOf<N> &
  (N extends TextCollection ? WithText : unknown)
/** All records, in the order of their files. */
export type Records = { readonly [N in CollectionName]: readonly RecordOf<N>[] }
