import { Schema } from 'effect'
import { createPerCatalogueSchema } from './languages.ts'

const Phrases = Schema.Array(Schema.NonEmptyString)

const isPattern = (source: string): boolean => {
  try {
    return new RegExp(source, 'u').unicode
  } catch {
    return false
  }
}

const Term = Schema.Struct({
  use: Phrases.check(Schema.isMinLength(1)).annotate({
    description: 'The words of the site for one thing; the first is the usual one',
  }),
  never: Schema.optionalKey(Phrases).annotate({
    description: 'Words that are not written for it; inside one of `use` they are right',
  }),
  en: Schema.optionalKey(Schema.NonEmptyString).annotate({
    description: 'English words: a text that translates them has one of `use`',
  }),
})

const Form = Schema.Struct({
  never: Schema.String.check(
    Schema.makeFilter((source) => isPattern(source) || 'give a regular expression'),
  ).annotate({ description: 'Regular expression of what is not written' }),
  what: Schema.NonEmptyString.annotate({ description: 'What is wrong with it' }),
  fix: Schema.NonEmptyString.annotate({ description: 'What to write instead' }),
})

/** Words, and ways of writing numbers, units and punctuation, of one language. */
const TerminologyList = Schema.Struct({ terms: Schema.Array(Term), forms: Schema.Array(Form) })
export type TerminologyList = typeof TerminologyList.Type

/** The term list of the site: `messages/terms.json`. */
export const TerminologyByCatalogue = createPerCatalogueSchema(TerminologyList)
export type TerminologyByCatalogue = typeof TerminologyByCatalogue.Type
