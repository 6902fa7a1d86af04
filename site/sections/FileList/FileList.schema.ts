import { Schema } from 'effect'
import {
  createRecordReferenceSchema,
  defineSectionSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'
import { productDocumentKinds } from '#data/products/productDocuments.ts'
import type { DownloadListEntry } from '../DownloadList/DownloadList.schema.ts'

export const FileListSchema = defineSectionSchema(
  'FileList',
  {
    description:
      'Documents in the visitor’s language: those listed in items, or all of a product; on a data page of products, those of its record.',
    loader: {
      module: '#app/downloads/downloads.server.ts',
      name: 'loadDownloadFileList',
      prop: 'list',
      options: ['items', 'product'],
    },
    source: 'products',
  },
  {
    title: TitleSchema,
    items: Schema.optionalKey(
      Schema.Array(
        Schema.Struct({
          product: createRecordReferenceSchema('products'),
          document: Schema.Literals(productDocumentKinds).annotate({
            description: 'Which document',
          }),
        }),
      )
        .check(Schema.isMinLength(1), Schema.isMaxLength(12))
        .annotate({ description: 'The documents, in order' }),
    ),
    product: Schema.optionalKey(
      createRecordReferenceSchema('products').annotate({
        description: 'The product whose documents are listed',
        reference: 'record:products',
      }),
    ),
  },
)

/** Loader data: the documents, and the product id if they all belong to one product. */
export interface FileListLoaderData {
  readonly files: readonly DownloadListEntry[]
  readonly product?: string
}
export type FileListProps = Omit<typeof FileListSchema.Type, 'items' | 'product'> & {
  readonly list: FileListLoaderData
}
