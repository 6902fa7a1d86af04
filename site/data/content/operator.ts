import { Schema } from 'effect'
import { LocalizedText } from './content.ts'

/** Statement that only the operator of the site can provide, such as the company name. */
export const OperatorEntry = Schema.Struct({
  label: LocalizedText.annotate({
    description:
      'Description of the entry; shown, marked, in its place until a required entry has a value',
  }),
  required: Schema.optionalKey(
    Schema.Literal(true).annotate({
      description:
        'No text is complete without it: its place stays marked until there is a value. Lines that name another entry are shown only when it has one',
    }),
  ),
  value: Schema.Union([Schema.Null, Schema.NonEmptyString, LocalizedText]).annotate({
    description:
      'Its words: null until the operator fills it in, else the same or one per language',
  }),
}).annotate({ description: 'A statement of the operator; texts name it in braces: {company}' })
export type OperatorEntry = typeof OperatorEntry.Type
