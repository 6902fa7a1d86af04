import { defineSectionSchema } from '#data/pages/configFields.ts'
import type { LocalizedLegalDocument } from '#data/content/documents.ts'

export const LegalDocumentSchema = defineSectionSchema(
  'LegalDocument',
  {
    description:
      'A legal document with table of contents, version and date. Only on the data page of documents.',
    loader: {
      module: '#app/content/loaders.server.ts',
      name: 'loadDocumentRecord',
      prop: 'record',
    },
    h1: true,
    source: 'documents',
    record: true,
  },
  {},
)
export type LegalDocumentProps = typeof LegalDocumentSchema.Type & {
  readonly record: LocalizedLegalDocument
}
