import type { Schema } from 'effect'
import { CaseRecord } from './cases.ts'
import type { CollectionName, PageCollection } from './collectionNames.ts'
import { NewsRecord, OperatingModeRecord } from './content.ts'
import { ProductRecord } from './products.ts'

/** What a record of each kind must be; its file and its JSON Schema are named after the kind. */
export const collections = {
  cases: CaseRecord,
  news: NewsRecord,
  'operating-modes': OperatingModeRecord,
  products: ProductRecord,
} as const satisfies Readonly<Record<CollectionName, Schema.Top>>

/** Parameter that names a record in the address of its page. */
export const recordParameter: Readonly<Record<PageCollection, string>> = {
  cases: 'id',
  news: 'id',
  products: 'id',
}

/** A record of a kind. */
export type RecordOf<N extends CollectionName> = (typeof collections)[N]['Type']
/** All records, in the order of their files. */
export type Records = { readonly [N in CollectionName]: readonly RecordOf<N>[] }
