import { Schema } from 'effect'
import {
  legalApprovalFields,
  type SingleLanguageRecord,
  IsoDateSchema,
  pageRecordFields,
  type RichTextByCatalogue,
} from './content.ts'

/** Legal document; its text is a Markdown file beside the record. */
export const DocumentRecord = Schema.Struct({
  ...pageRecordFields,
  ...legalApprovalFields,
  version: Schema.String.check(Schema.isPattern(/^\d+\.\d+$/)).annotate({
    description:
      'Version of the text; increases with every change. Account holders are asked to agree again to the service agreement and the privacy policy',
  }),
  date: IsoDateSchema.annotate({ description: 'Day from which this version holds' }),
})
export type DocumentRecord = typeof DocumentRecord.Type
/** Legal document in one language. */
export type LocalizedLegalDocument = SingleLanguageRecord<DocumentRecord & RichTextByCatalogue>
