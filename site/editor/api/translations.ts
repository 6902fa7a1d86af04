import { Schema } from 'effect'
import { type MessageCatalogueName, messageCatalogueNames } from '#data/locale/locales.ts'
import { ConflictChoicesSchema } from './changes.ts'
import { ChangedMessageTexts } from './page.ts'

/** Languages that translate the English texts. */
export const translationLanguages = messageCatalogueNames.filter(
  (code): code is Exclude<MessageCatalogueName, 'en'> => code !== 'en',
)

const Translation = Schema.Struct({
  text: Schema.String,
  /** `reviewed`: a person has confirmed this text for the current English one. */
  state: Schema.Literals(['missing', 'stale', 'unreviewed', 'reviewed']),
})

/** Message with its translations. */
export const MessageTranslationEntry = Schema.Struct({
  id: Schema.String,
  english: Schema.String,
  /** By language; a regional variant without a text of its own is absent. */
  translations: Schema.Record(Schema.String, Translation),
  /** Places where it is shown. */
  notes: Schema.Array(Schema.String),
  /** Page ids that name it. */
  pages: Schema.Array(Schema.String),
})
export type MessageTranslationEntry = typeof MessageTranslationEntry.Type

/** Changed texts of the site, with their base. */
export const UnsavedSiteTexts = Schema.Struct({
  words: ChangedMessageTexts,
  /** The same texts as they were read. */
  base: ChangedMessageTexts,
})
export type UnsavedSiteTexts = typeof UnsavedSiteTexts.Type

export const SaveSiteTextsPayload = Schema.Struct({
  ...UnsavedSiteTexts.fields,
  choices: Schema.optionalKey(ConflictChoicesSchema),
})

/** Review states that a translator sets: still valid although the English text has changed, or reviewed. */
export const TranslationReviewPayload = Schema.Struct({
  language: Schema.Literals(translationLanguages),
  ids: Schema.Array(Schema.String),
  decision: Schema.Literals(['accepted', 'reviewed']),
})
export type TranslationReviewPayload = typeof TranslationReviewPayload.Type
