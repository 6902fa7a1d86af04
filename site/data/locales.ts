/** The five language variants of the site (contract: one file, never a condition in code). */
export const localeCodes = ['fr', 'en', 'cn', 'au', 'de'] as const

/** A language variant's code, as it stands in addresses, cookies and configs. */
export type Locale = (typeof localeCodes)[number]

/** The message catalogues: files in `pages-config/messages`. */
export const catalogueCodes = ['en', 'au', 'cn', 'de'] as const

/** A message catalogue, as a variant shows it. */
export type Catalogue = (typeof catalogueCodes)[number]

export interface LocaleData {
  readonly code: Locale
  /** First path segment with its slash, or nothing for the default variant. */
  readonly prefix: '' | `/${string}`
  /** BCP 47 tag for `<html lang>` and hreflang. */
  readonly languageTag: string
  /** Catalogues shown, first match wins: `au` holds only what differs from `en`. */
  readonly catalogues: readonly [Catalogue, ...Catalogue[]]
  /** Language of the words shown; differs from `languageTag` while French shows English. */
  readonly textTag: string
  /** Tag that numbers and dates are formatted with. */
  readonly formatTag: string
  /** Value of the `Language` header of API calls. */
  readonly apiLanguage: 'en-US' | 'zh_CN' | 'en_AU' | 'de_DE'
  /** Website id of content records (1 cn, 2 au, 3 en, 4 de). */
  readonly websiteId: 1 | 2 | 3 | 4
  /** The language's own name, in itself. */
  readonly name: string
}

export const defaultLocale: Locale = 'fr'

export const locales: Readonly<Record<Locale, LocaleData>> = {
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

/** Catalogues that hold every text: each list of a variant ends with one. */
export const wholeCatalogues: readonly Catalogue[] = catalogueCodes.filter((code) =>
  Object.values(locales).some(({ catalogues }) => catalogues.at(-1) === code),
)

const codes: ReadonlySet<string> = new Set(localeCodes)

/** Whether a string from outside is a locale code. */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && codes.has(value)

/** Splits a path into its variant and the path without prefix; a prefix is a whole first segment. */
export function splitLocale(pathname: string): { locale: Locale; path: string; prefixed: boolean } {
  const end = pathname.indexOf('/', 1)
  const first = pathname.slice(1, end < 0 ? undefined : end)
  if (isLocale(first) && first !== defaultLocale)
    return { locale: first, path: end < 0 ? '/' : pathname.slice(end), prefixed: true }
  return { locale: defaultLocale, path: pathname, prefixed: false }
}

/** The address of an unprefixed path (`/about-us`) in a variant (`/de/about-us`). */
export function localizePath(locale: Locale, path: string): string {
  const { prefix } = locales[locale]
  return path === '/' && prefix !== '' ? prefix : prefix + path
}
