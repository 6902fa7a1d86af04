import { Schema } from 'effect'
import {
  type MessageCatalogueName,
  messageCatalogueNames,
  locales,
  completeCatalogues,
} from '#data/locale/locales.ts'
import type { TranslationLanguage } from './translations/translationHashes.ts'
import type { ConfigProblem } from '../problems/problem.ts'

/** Languages with complete catalogues; the others only contain differences. */
export const fullTranslationLanguages = completeCatalogues.filter(
  (code): code is TranslationLanguage => code !== 'en',
)

/** Returns true for the problem that a record lacks its text in a language. */
export const isMissingLanguageProblem = ({
  code,
  path,
}: Pick<ConfigProblem, 'code' | 'path'>): boolean =>
  code === 'missing-field' &&
  fullTranslationLanguages.some((language) => path.endsWith(`.${language}`))

/** Language tag of a catalogue: that of the variant with its name. */
export const getCatalogueLanguageTag = (catalogue: MessageCatalogueName): string =>
  locales[catalogue].languageTag

/** English name of a catalogue's language: `Chinese`. */
export function getCatalogueLanguageName(catalogue: MessageCatalogueName): string {
  const { language } = new Intl.Locale(getCatalogueLanguageTag(catalogue))
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? catalogue
}

/** Names of the complete catalogues for problem messages: `en.json, cn.json and de.json`. */
export const listFullCatalogueFiles = (): string =>
  new Intl.ListFormat('en-GB').format(completeCatalogues.map((code) => `${code}.json`))

/** Creates the schema of an object with an optional value for each catalogue. */
export const createPerCatalogueSchema = <S extends Schema.Top>(schema: S) =>
  Schema.Struct(
    Object.fromEntries(messageCatalogueNames.map((code) => [code, Schema.optionalKey(schema)])) as {
      readonly [C in MessageCatalogueName]: Schema.optionalKey<S>
    },
  )
