import { Schema } from 'effect'
import { createPerCatalogueSchema } from './languages.ts'

const Words = Schema.Record(
  Schema.NonEmptyString,
  Schema.Array(Schema.NonEmptyString).check(Schema.isMinLength(1)),
)

/** Words of titles and questions with their synonyms, by language. */
export const SearchSynonyms = createPerCatalogueSchema(Words).annotate({
  description: 'A word of a title, with what visitors type instead of it',
})
export type SearchSynonyms = typeof SearchSynonyms.Type
