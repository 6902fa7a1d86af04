import {
  defaultLocale,
  locales,
  splitLocaleFromPath,
  type Locale,
  type LocaleSettings,
} from './locales.ts'
import { parseSwitchLang } from './switchLangQuery.ts'

/** Value of the `Language` header of a call. */
export type ApiLanguage = LocaleSettings['apiLanguage']

/** Returns the initial locale of the client state, before any redirect. */
export function getInitialLocale(path: string, query: string): Locale {
  return parseSwitchLang(query).present ? defaultLocale : splitLocaleFromPath(path).locale
}

/** Returns the `Language` header of API calls: the stored locale if any, else that of the path. */
export function getApiLanguage(stored: Locale | undefined, path: string): ApiLanguage {
  return locales[stored ?? splitLocaleFromPath(path).locale].apiLanguage
}

const codes = new Map<string, ApiLanguage>(
  Object.values(locales).map((locale) => [locale.apiLanguage, locale.apiLanguage]),
)

/** Parses a `Language` header; undefined for unsupported languages. */
export const readApiLanguage = (header: string | undefined): ApiLanguage | undefined =>
  header === undefined ? undefined : codes.get(header)

/** Returns the locale of pages without one, such as the page shown when the server cannot start: Chinese or English. */
export function getFallbackLocale(
  stored: Locale | undefined,
  languages: readonly string[],
): Locale {
  const tag = stored === undefined ? languages[0] : locales[stored].textTag
  return tag?.toLowerCase() === 'zh-cn' ? 'cn' : 'en'
}

/** Returns the locale of a plain-text response: that of the path's prefix, else by `bootLanguage`. */
export function getPlainTextResponseLocale(
  path: string,
  stored: Locale | undefined,
  languages: readonly string[],
): Locale {
  const { locale, prefixed } = splitLocaleFromPath(path)
  return prefixed ? locale : getFallbackLocale(stored, languages)
}
