import { section } from '#data/fields.ts'
import type { LegalText } from '#data/documents.ts'

export const LegalDocumentSchema = section(
  'LegalDocument',
  {
    description:
      'A legal document with its contents, version and date. Only on the data page of documents.',
    h1: true,
    source: 'documents',
    record: true,
    messages: [
      'document.not-translated',
      'document.version',
      'document.valid-from',
      'text.contents',
      'text.table',
    ],
  },
  {},
)
export type LegalDocumentProps = typeof LegalDocumentSchema.Type & { readonly record: LegalText }
