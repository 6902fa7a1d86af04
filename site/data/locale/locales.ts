/** Codes of the five locales. Everything that depends on a locale is a field of `locales`, so that no code tests for one. */
export const localeCodes = ['fr', 'en', 'cn', 'au', 'de'] as const

/** Code of a locale in URLs, cookies and page configs. */
export type Locale = (typeof localeCodes)[number]

/** Names of the message catalogues in `pages-config/messages`. */
export const messageCatalogueNames = ['en', 'au', 'cn', 'de'] as const

/** Name of a message catalogue. */
export type MessageCatalogueName = (typeof messageCatalogueNames)[number]

/** Settings of a locale. */
export interface LocaleSettings {
  readonly code: Locale
  /** Path prefix; empty for the default locale. */
  readonly prefix: '' | `/${string}`
  /** BCP 47 tag for `<html lang>` and hreflang. */
  readonly languageTag: string
  /** Catalogues in order of precedence: `au` only contains what differs from `en`. */
  readonly catalogues: readonly [MessageCatalogueName, ...MessageCatalogueName[]]
  /** Language tag of the texts; differs from `languageTag` while the French site shows English texts. */
  readonly textTag: string
  /** Language tag for the formatting of numbers and dates. */
  readonly formatTag: string
  /** Value of the `Language` header of API calls. */
  readonly apiLanguage: 'en-US' | 'zh_CN' | 'en_AU' | 'de_DE'
  /** Website id of content records (1 cn, 2 au, 3 en, 4 de). */
  readonly websiteId: 1 | 2 | 3 | 4
  /** Name of the language in the language itself. */
  readonly name: string
}

export const defaultLocale: Locale = 'fr'

export const locales: Readonly<Record<Locale, LocaleSettings>> = {
  fr: {
    code: 'fr',
    prefix: '',
    languageTag: 'fr',
    catalogues: ['en'],
    textTag: 'en',
    formatTag: 'en-US',
    apiLanguage: 'en-US',
    websiteId: 3,
    name: 'Français',
  },
  en: {
    code: 'en',
    prefix: '/en',
    languageTag: 'en-US',
    catalogues: ['en'],
    textTag: 'en-US',
    formatTag: 'en-US',
    apiLanguage: 'en-US',
    websiteId: 3,
    name: 'English',
  },
  cn: {
    code: 'cn',
    prefix: '/cn',
    languageTag: 'zh-CN',
    catalogues: ['cn'],
    textTag: 'zh-CN',
    formatTag: 'zh-CN',
    apiLanguage: 'zh_CN',
    websiteId: 1,
    name: '中文（简体）',
  },
  au: {
    code: 'au',
    prefix: '/au',
    languageTag: 'en-AU',
    catalogues: ['au', 'en'],
    textTag: 'en-AU',
    formatTag: 'en-AU',
    apiLanguage: 'en_AU',
    websiteId: 2,
    name: 'English (Australia)',
  },
  de: {
    code: 'de',
    prefix: '/de',
    languageTag: 'de',
    catalogues: ['de'],
    textTag: 'de',
    formatTag: 'de',
    apiLanguage: 'de_DE',
    websiteId: 4,
    name: 'Deutsch',
  },
}

/** Catalogues that contain every message: the last one of each locale. */
export const completeCatalogues: readonly MessageCatalogueName[] = messageCatalogueNames.filter(
  (code) => Object.values(locales).some(({ catalogues }) => catalogues.at(-1) === code),
)

const codes: ReadonlySet<string> = new Set(localeCodes)

/** Type guard for locale codes. */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && codes.has(value)

/** Splits a path into its locale and the path without prefix; only a whole first segment is a prefix. */
export function splitLocaleFromPath(pathname: string): {
  locale: Locale
  path: string
  prefixed: boolean
} {
  const end = pathname.indexOf('/', 1)
  const first = pathname.slice(1, end < 0 ? undefined : end)
  if (isLocale(first) && first !== defaultLocale)
    return { locale: first, path: end < 0 ? '/' : pathname.slice(end), prefixed: true }
  return { locale: defaultLocale, path: pathname, prefixed: false }
}

/** Adds the prefix of a locale to an unprefixed path: `/about-us` becomes `/de/about-us`. */
export function localizePath(locale: Locale, path: string): string {
  const { prefix } = locales[locale]
  return path === '/' && prefix !== '' ? prefix : prefix + path
}
