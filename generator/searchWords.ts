import { Schema } from 'effect'

const Words = Schema.Record(
  Schema.NonEmptyString,
  Schema.Array(Schema.NonEmptyString).check(Schema.isMinLength(1)),
)

/** Words of titles and questions with what visitors type for them, by language. */
export const SearchWords = Schema.Struct({
  en: Schema.optionalKey(Words),
  cn: Schema.optionalKey(Words),
  de: Schema.optionalKey(Words),
}).annotate({ description: 'A word of a title, with what visitors type instead of it' })
export type SearchWords = typeof SearchWords.Type
