import { Schema } from 'effect'
import { RecordRef, section, Title } from '#data/fields.ts'
import { documentKinds } from '#data/productDocuments.ts'
import { downloadMessages, type DownloadItem } from '../DownloadList/DownloadList.schema.ts'

export const FileListSchema = section(
  'FileList',
  {
    description:
      'Documents in the visitor’s language: those that are named, or all of a product; on a data page of products, of the one it shows.',
    source: 'products',
    messages: [
      ...downloadMessages,
      'document.datasheet',
      'document.installation-guide',
      'document.user-manual',
      'download.all',
      'download.all-of-product',
      'download.title',
      'list.empty',
      'schedule.of-product',
      'schedule.warranty',
    ],
  },
  {
    title: Title,
    items: Schema.optionalKey(
      Schema.Array(
        Schema.Struct({
          product: RecordRef('products'),
          document: Schema.Literals(documentKinds).annotate({ description: 'Which document' }),
        }),
      )
        .check(Schema.isMinLength(1), Schema.isMaxLength(12))
        .annotate({ description: 'The documents, in order' }),
    ),
    product: Schema.optionalKey(
      RecordRef('products').annotate({
        description: 'The product whose documents are listed',
        reference: 'record:products',
      }),
    ),
  },
)

/** The documents found, and the product if they are all of one. */
export interface FileListFiles {
  readonly files: readonly DownloadItem[]
  readonly product?: string
}
export type FileListProps = Omit<typeof FileListSchema.Type, 'items' | 'product'> & {
  readonly list: FileListFiles
}
