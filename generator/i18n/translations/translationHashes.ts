import { type Catalogue, catalogueCodes } from '#data/locale/locales.ts'

/** A language that translates the English texts. */
export type Translation = Exclude<Catalogue, 'en'>
export const translations = catalogueCodes.filter((code): code is Translation => code !== 'en')

/** By language and text: digests of the English text and of the translation when one was made of the other. */
export type Translated = ReadonlyMap<Translation, ReadonlyMap<string, string>>
