import { localeCodes, localizePath, type Locale } from './locales.ts'

/** One case of the language machine, for the function, the server and the browser alike. */
export interface LanguageCase {
  readonly name: string
  /** Path and query asked for; the paths are pages of this site unless `unknown` is set. */
  readonly path: string
  readonly query: string
  readonly stored?: Locale
  /** What detection offers; the default variant if not said. */
  readonly detected?: Locale
  /** Variants this page does not exist in. */
  readonly missing?: readonly Locale[]
  /** Whether the path is no page at all. */
  readonly unknown?: true
  /** What is stored afterwards; nothing if not said. */
  readonly expectStored?: Locale
  /** Where the visitor is sent; shown as asked if not said. */
  readonly expectRedirect?: string
}

const page = '/about-us'
const storedValues = [undefined, ...localeCodes] as const
const prefixes = localeCodes.filter((code) => code !== 'fr')
const named = (stored: Locale | undefined) =>
  stored === undefined ? 'nothing stored' : `stored ${stored}`
const keep = (stored: Locale | undefined) =>
  stored === undefined ? {} : { stored, expectStored: stored }

const asked: readonly LanguageCase[] = storedValues.flatMap((stored) =>
  localeCodes.flatMap((prefix) =>
    localeCodes.map((code) => ({
      name: `${named(stored)}, on ${prefix}, switchLang=${code}`,
      path: localizePath(prefix, page),
      query: `?switchLang=${code}`,
      ...(stored === undefined ? {} : { stored }),
      expectStored: code,
      expectRedirect: localizePath(code, page),
    })),
  ),
)

const wrongValues = [
  ['empty', '?switchLang='],
  ['without value', '?switchLang'],
  ['unknown', '?switchLang=it'],
  ['in capitals', '?switchLang=DE'],
  ['a name every object has', '?switchLang=constructor'],
  ['repeated', '?switchLang=de&switchLang=en'],
  ['repeated with the same value', '?switchLang=de&switchLang=de'],
] as const

const askedWrongly: readonly LanguageCase[] = wrongValues.flatMap(([name, query]) => [
  { name: `switchLang ${name}, nothing stored`, path: page, query, expectRedirect: page },
  {
    name: `switchLang ${name}, nothing stored, on de`,
    path: `/de${page}`,
    query,
    expectRedirect: `/de${page}`,
  },
  {
    name: `switchLang ${name}, stored fr, on de`,
    path: `/de${page}`,
    query,
    ...keep('fr'),
    expectRedirect: page,
  },
  {
    name: `switchLang ${name}, stored cn`,
    path: page,
    query,
    ...keep('cn'),
    expectRedirect: `/cn${page}`,
  },
])

const visited: readonly LanguageCase[] = storedValues.flatMap((stored) =>
  prefixes.flatMap((prefix) =>
    [`/${prefix}`, `/${prefix}${page}`].map((path) => ({
      name: `${named(stored)}, visits ${path}`,
      path,
      query: '',
      ...(stored === undefined ? {} : { stored }),
      expectStored: prefix,
    })),
  ),
)

const remembered: readonly LanguageCase[] = localeCodes.flatMap((stored) =>
  ['/', page].map((path) => ({
    name: `stored ${stored}, visits ${path}`,
    path,
    query: '',
    ...keep(stored),
    ...(stored === 'fr' ? {} : { expectRedirect: localizePath(stored, path) }),
  })),
)

const detected: readonly LanguageCase[] = localeCodes.flatMap((code): readonly LanguageCase[] => [
  {
    name: `nothing stored, home, detected ${code}`,
    path: '/',
    query: '',
    detected: code,
    expectStored: code,
    ...(code === 'fr' ? {} : { expectRedirect: `/${code}` }),
  },
  { name: `nothing stored, another page, detected ${code}`, path: page, query: '', detected: code },
])

const edges: readonly LanguageCase[] = [
  {
    name: 'home under its file name is home',
    path: '/index.html',
    query: '',
    detected: 'de',
    expectStored: 'de',
    expectRedirect: '/de',
  },
  {
    name: 'other parameters are kept as they are',
    path: page,
    query: '?b=%C3%A4+x&switchLang=de&a=1&a=2&c',
    expectStored: 'de',
    expectRedirect: `/de${page}?b=%C3%A4+x&a=1&a=2&c`,
  },
  {
    name: 'an encoded parameter name is the parameter',
    path: page,
    query: '?switch%4Cang=de',
    expectStored: 'de',
    expectRedirect: `/de${page}`,
  },
  {
    name: 'a parameter in other letters is not the parameter',
    path: page,
    query: '?switchlang=de',
    ...keep('au'),
    expectRedirect: `/au${page}?switchlang=de`,
  },
  {
    name: 'parameters stay when the stored language redirects',
    path: page,
    query: '?utm=x&y',
    ...keep('en'),
    expectRedirect: `/en${page}?utm=x&y`,
  },
  { name: '/deals is no German page', path: '/deals', query: '', detected: 'en', unknown: true },
  { name: '/encore is no English page', path: '/encore', query: '', detected: 'en', unknown: true },
  {
    name: '/constructor is no locale',
    path: '/constructor',
    query: '',
    detected: 'en',
    unknown: true,
  },
  {
    name: 'a variant that does not exist is not redirected to',
    path: page,
    query: '',
    ...keep('de'),
    missing: ['de'],
  },
  {
    name: 'a language asked for is stored even where the page lacks it',
    path: page,
    query: '?switchLang=de',
    missing: ['de'],
    expectStored: 'de',
  },
  {
    name: 'an unknown path is not redirected, whatever is stored',
    path: '/no-such-page',
    query: '',
    ...keep('de'),
    unknown: true,
  },
  {
    name: 'an unknown path with a prefix still says what the visitor reads',
    path: '/au/no-such-page',
    query: '',
    unknown: true,
    expectStored: 'au',
  },
  {
    name: 'the letter of the rule would leave the site here',
    path: '/de//evil.example',
    query: '',
    stored: 'fr',
    unknown: true,
    expectStored: 'de',
  },
  {
    name: 'switching on a hostile path stores and stays',
    path: '/de//evil.example',
    query: '?switchLang=fr',
    unknown: true,
    expectStored: 'fr',
  },
]

/** Every row of the machine with its edge cases. */
export const languageCases: readonly LanguageCase[] = [
  ...asked,
  ...askedWrongly,
  ...visited,
  ...remembered,
  ...detected,
  ...edges,
]
