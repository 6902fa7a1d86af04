import { Schema } from 'effect'
import {
  type MessageCatalogueName,
  messageCatalogueNames,
  locales,
  completeCatalogues,
} from '#data/locale/locales.ts'
import type { TranslationLanguage } from './translations/translationHashes.ts'
import type { ConfigProblem } from '../problems/problem.ts'

/** Languages that translate every text, not only what they say differently. */
export const fullTranslationLanguages = completeCatalogues.filter(
  (code): code is TranslationLanguage => code !== 'en',
)

/** Whether a problem is that a record lacks its text in a language. */
export const isMissingLanguageProblem = ({
  code,
  path,
}: Pick<ConfigProblem, 'code' | 'path'>): boolean =>
  code === 'missing-field' &&
  fullTranslationLanguages.some((language) => path.endsWith(`.${language}`))

/** Tag of the language that a catalogue is written in: that of the variant of its name. */
export const catalogueLanguageTag = (catalogue: MessageCatalogueName): string =>
  locales[catalogue].languageTag

/** What English calls the language of a catalogue: `Chinese`. */
export function catalogueLanguageName(catalogue: MessageCatalogueName): string {
  const { language } = new Intl.Locale(catalogueLanguageTag(catalogue))
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? catalogue
}

/** The files that hold every text, as problems name them: `en.json, cn.json and de.json`. */
export const listFullCatalogueFiles = (): string =>
  new Intl.ListFormat('en-GB').format(completeCatalogues.map((code) => `${code}.json`))

/** Something for each language that wants it. */
export const createPerCatalogueSchema = <S extends Schema.Top>(schema: S) =>
  Schema.Struct(
    Object.fromEntries(messageCatalogueNames.map((code) => [code, Schema.optionalKey(schema)])) as {
      readonly [C in MessageCatalogueName]: Schema.optionalKey<S>
    },
  )
