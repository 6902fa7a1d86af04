import { Schema } from 'effect'
import {
  counselField,
  type InLanguage,
  IsoDate,
  recordFields,
  type WithRichText,
} from './content.ts'

/** Legal document; its text is a Markdown file beside the record. */
export const DocumentRecord = Schema.Struct({
  ...recordFields,
  ...counselField,
  version: Schema.String.check(Schema.isPattern(/^\d+\.\d+$/)).annotate({
    description:
      'Version of the text; goes up with every change. Holders of accounts are asked to agree anew to the service agreement and the privacy policy',
  }),
  date: IsoDate.annotate({ description: 'Day from which this version holds' }),
})
export type DocumentRecord = typeof DocumentRecord.Type
/** Legal document in one language. */
export type LegalText = InLanguage<DocumentRecord & WithRichText>
