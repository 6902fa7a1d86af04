import { defaultLocale, locales, splitLocale, type Locale, type LocaleData } from './locales.ts'
import { readSwitch } from './switchLang.ts'

/** Value of the `Language` header of a call. */
export type ApiLanguage = LocaleData['apiLanguage']

/** The client state's first language, before any redirect. */
export function startLanguage(path: string, query: string): Locale {
  return readSwitch(query).present ? defaultLocale : splitLocale(path).locale
}

/** The language of calls and of the server's messages: the stored one if any, else the path's. */
export function apiLanguage(stored: Locale | undefined, path: string): ApiLanguage {
  return locales[stored ?? splitLocale(path).locale].apiLanguage
}

const codes = new Map<string, ApiLanguage>(
  Object.values(locales).map((locale) => [locale.apiLanguage, locale.apiLanguage]),
)

/** The language a `Language` header asks for, if it is one of ours. */
export const readApiLanguage = (header: string | undefined): ApiLanguage | undefined =>
  header === undefined ? undefined : codes.get(header)

/** The language of text that belongs to no localized page, such as a boot failure. */
export function bootLanguage(
  stored: Locale | undefined,
  languages: readonly string[],
): 'zh_CN' | 'en-US' {
  const tag = stored === undefined ? languages[0] : locales[stored].textTag
  return tag?.toLowerCase() === 'zh-cn' ? 'zh_CN' : 'en-US'
}
