import { Schema } from 'effect'
import { type Catalogue, catalogueCodes, locales, wholeCatalogues } from '#data/locale/locales.ts'
import type { Translation } from './translations/translationHashes.ts'
import type { Problem } from '../problems/problem.ts'

/** Languages that translate every text, not only what they say differently. */
export const wholeTranslations = wholeCatalogues.filter(
  (code): code is Translation => code !== 'en',
)

/** Whether a problem is that a record lacks its text in a language. */
export const isMissingLanguage = ({ code, path }: Pick<Problem, 'code' | 'path'>): boolean =>
  code === 'missing-field' && wholeTranslations.some((language) => path.endsWith(`.${language}`))

/** Tag of the language that a catalogue is written in: that of the variant of its name. */
export const tagOf = (catalogue: Catalogue): string => locales[catalogue].languageTag

/** What English calls the language of a catalogue: `Chinese`. */
export function nameOf(catalogue: Catalogue): string {
  const { language } = new Intl.Locale(tagOf(catalogue))
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? catalogue
}

/** The files that hold every text, as an author is told of them: `en.json, cn.json and de.json`. */
export const wholeFiles = (): string =>
  new Intl.ListFormat('en-GB').format(wholeCatalogues.map((code) => `${code}.json`))

/** Something for each language that wants it. */
export const byCatalogue = <S extends Schema.Top>(schema: S) =>
  Schema.Struct(
    Object.fromEntries(catalogueCodes.map((code) => [code, Schema.optionalKey(schema)])) as {
      readonly [C in Catalogue]: Schema.optionalKey<S>
    },
  )
