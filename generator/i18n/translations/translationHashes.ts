import { type MessageCatalogueName, messageCatalogueNames } from '#data/locale/locales.ts'

/** Language that translates the English texts. */
export type TranslationLanguage = Exclude<MessageCatalogueName, 'en'>
export const translationLanguages = messageCatalogueNames.filter(
  (code): code is TranslationLanguage => code !== 'en',
)

/** By language and text: digests of the English text and of its translation at the time of translation. */
export type TranslationDigests = ReadonlyMap<TranslationLanguage, ReadonlyMap<string, string>>
