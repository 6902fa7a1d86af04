import { Schema } from 'effect'
import { ConfigObjectSchema, ConfigPath } from './values.ts'

const Texts = Schema.Record(Schema.String, Schema.Record(Schema.String, Schema.String))
/** Changed texts by catalogue and message id; null deletes a message, or stands for a missing one. */
export const ChangedMessageTexts = Schema.Record(
  Schema.String,
  Schema.Record(Schema.String, Schema.NullOr(Schema.String)),
)

const MessageUse = Schema.Struct({
  file: Schema.String,
  /** Id of the page or fragment; absent for other files. */
  page: Schema.optionalKey(Schema.String),
  /** Name of the section; absent for fields of the page and in other files. */
  section: Schema.optionalKey(Schema.String),
  /** Place in the section, the page or the file. */
  field: ConfigPath,
})
export type MessageUse = typeof MessageUse.Type

export const EditorPageResponse = Schema.Struct({
  page: Schema.String,
  file: Schema.String,
  config: ConfigObjectSchema,
  /** All texts by catalogue. */
  texts: Texts,
  /** Places of each message of the page outside of it. */
  otherUses: Schema.Record(Schema.String, Schema.Array(MessageUse)),
  /** Messages that this page alone names; one that it no longer names is removed by the next save. */
  ownMessages: Schema.Array(Schema.String),
  /** Ids of the page's messages whose English has changed since they were translated, by catalogue. */
  stale: Schema.Record(Schema.String, Schema.Array(Schema.String)),
  /** Line of each section in the file, counted from 1. */
  lines: Schema.Array(Schema.Int),
  /** Ids of the pages that show it, if it is a fragment. */
  shownOn: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type EditorPageResponse = typeof EditorPageResponse.Type

const Item = Schema.Struct({
  /** Index in `base.config.sections`; absent for a new section. */
  from: Schema.optionalKey(Schema.Int),
  value: ConfigObjectSchema,
})

/** Unsaved state of a page with its base, so that changes of others are detected or merged. */
export const unsavedPageFields = {
  page: Schema.String,
  /** All fields except `sections`. */
  root: ConfigObjectSchema,
  items: Schema.Array(Item),
  words: ChangedMessageTexts,
  /** The config as it was read, and the texts in `words` as they were read. */
  base: Schema.Struct({ config: ConfigObjectSchema, words: ChangedMessageTexts }),
}
export const UnsavedPageState = Schema.Struct(unsavedPageFields)
export type UnsavedPageState = typeof UnsavedPageState.Type
