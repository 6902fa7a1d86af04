import { Schema } from 'effect'
import { type MessageCatalogueName, messageCatalogueNames } from '#data/locale/locales.ts'
import { ConflictChoicesSchema } from './changes.ts'
import { ChangedTexts } from './page.ts'

/** Languages that translate the English texts. */
export const translationLanguages = messageCatalogueNames.filter(
  (code): code is Exclude<MessageCatalogueName, 'en'> => code !== 'en',
)

const Translation = Schema.Struct({
  text: Schema.String,
  /** `reviewed`: a person has said so of this text and of the English one as they are. */
  state: Schema.Literals(['missing', 'stale', 'unreviewed', 'reviewed']),
})

/** Message with its translations. */
export const TranslationRow = Schema.Struct({
  id: Schema.String,
  english: Schema.String,
  /** By language; a regional variant without a text of its own is absent. */
  translations: Schema.Record(Schema.String, Translation),
  /** Where it is shown. */
  notes: Schema.Array(Schema.String),
  /** Page ids that name it. */
  pages: Schema.Array(Schema.String),
})
export type TranslationRow = typeof TranslationRow.Type

/** Changed texts of the site, with what they were made from. */
export const UnsavedTexts = Schema.Struct({
  words: ChangedTexts,
  /** The same texts as they were read. */
  base: ChangedTexts,
})
export type UnsavedTexts = typeof UnsavedTexts.Type

export const SavedTexts = Schema.Struct({
  ...UnsavedTexts.fields,
  choices: Schema.optionalKey(ConflictChoicesSchema),
})

/** Review states that a translator sets: still valid although the English text has changed, or reviewed. */
export const TranslationReview = Schema.Struct({
  language: Schema.Literals(translationLanguages),
  ids: Schema.Array(Schema.String),
  decision: Schema.Literals(['accepted', 'reviewed']),
})
export type TranslationReview = typeof TranslationReview.Type
