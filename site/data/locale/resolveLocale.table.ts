import { localeCodes, localizePath, type Locale } from './locales.ts'

/** Test case of the locale resolution, shared by the tests of the function, the server and the browser. */
export interface LocaleCase {
  readonly name: string
  /** Requested path and query; the path is a page of this site unless `unknown` is set. */
  readonly path: string
  readonly query: string
  readonly stored?: Locale
  /** Detected locale; defaults to the default locale. */
  readonly detected?: Locale
  /** Locales in which the page does not exist. */
  readonly missing?: readonly Locale[]
  /** Set if the path is not a page. */
  readonly unknown?: true
  /** Expected stored locale; none by default. */
  readonly expectStored?: Locale
  /** Expected redirect; none by default. */
  readonly expectRedirect?: string
}

const page = '/about-us'
const storedValues = [undefined, ...localeCodes] as const
const prefixes = localeCodes.filter((code) => code !== 'fr')
const describeStored = (stored: Locale | undefined) =>
  stored === undefined ? 'nothing stored' : `stored ${stored}`
const storedUnchanged = (stored: Locale | undefined) =>
  stored === undefined ? {} : { stored, expectStored: stored }

const switchCases: readonly LocaleCase[] = storedValues.flatMap((stored) =>
  localeCodes.flatMap((prefix) =>
    localeCodes.map((code) => ({
      name: `${describeStored(stored)}, on ${prefix}, switchLang=${code}`,
      path: localizePath(prefix, page),
      query: `?switchLang=${code}`,
      ...(stored === undefined ? {} : { stored }),
      expectStored: code,
      expectRedirect: localizePath(code, page),
    })),
  ),
)

const invalidSwitches = [
  ['empty', '?switchLang='],
  ['without value', '?switchLang'],
  ['unknown', '?switchLang=it'],
  ['in capitals', '?switchLang=DE'],
  ['a name every object has', '?switchLang=constructor'],
  ['repeated', '?switchLang=de&switchLang=en'],
  ['repeated with the same value', '?switchLang=de&switchLang=de'],
] as const

const invalidSwitchCases: readonly LocaleCase[] = invalidSwitches.flatMap(([name, query]) => [
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
    ...storedUnchanged('fr'),
    expectRedirect: page,
  },
  {
    name: `switchLang ${name}, stored cn`,
    path: page,
    query,
    ...storedUnchanged('cn'),
    expectRedirect: `/cn${page}`,
  },
])

const prefixedCases: readonly LocaleCase[] = storedValues.flatMap((stored) =>
  prefixes.flatMap((prefix) =>
    [`/${prefix}`, `/${prefix}${page}`].map((path) => ({
      name: `${describeStored(stored)}, visits ${path}`,
      path,
      query: '',
      ...(stored === undefined ? {} : { stored }),
      expectStored: prefix,
    })),
  ),
)

const storedCases: readonly LocaleCase[] = localeCodes.flatMap((stored) =>
  ['/', page].map((path) => ({
    name: `stored ${stored}, visits ${path}`,
    path,
    query: '',
    ...storedUnchanged(stored),
    ...(stored === 'fr' ? {} : { expectRedirect: localizePath(stored, path) }),
  })),
)

const detected: readonly LocaleCase[] = localeCodes.flatMap((code): readonly LocaleCase[] => [
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

const edgeCases: readonly LocaleCase[] = [
  {
    name: '/index.html is the home page',
    path: '/index.html',
    query: '',
    detected: 'de',
    expectStored: 'de',
    expectRedirect: '/de',
  },
  {
    name: 'other parameters are preserved unchanged',
    path: page,
    query: '?b=%C3%A4+x&switchLang=de&a=1&a=2&c',
    expectStored: 'de',
    expectRedirect: `/de${page}?b=%C3%A4+x&a=1&a=2&c`,
  },
  {
    name: 'an encoded parameter name is recognized',
    path: page,
    query: '?switch%4Cang=de',
    expectStored: 'de',
    expectRedirect: `/de${page}`,
  },
  {
    name: 'the parameter name is case-sensitive',
    path: page,
    query: '?switchlang=de',
    ...storedUnchanged('au'),
    expectRedirect: `/au${page}?switchlang=de`,
  },
  {
    name: 'parameters are preserved when the stored language redirects',
    path: page,
    query: '?utm=x&y',
    ...storedUnchanged('en'),
    expectRedirect: `/en${page}?utm=x&y`,
  },
  { name: '/deals has no locale prefix', path: '/deals', query: '', detected: 'en', unknown: true },
  {
    name: '/encore has no locale prefix',
    path: '/encore',
    query: '',
    detected: 'en',
    unknown: true,
  },
  {
    name: '/constructor has no locale prefix',
    path: '/constructor',
    query: '',
    detected: 'en',
    unknown: true,
  },
  {
    name: 'does not redirect to a locale in which the page does not exist',
    path: page,
    query: '',
    ...storedUnchanged('de'),
    missing: ['de'],
  },
  {
    name: 'stores the requested language even if the page does not exist in it',
    path: page,
    query: '?switchLang=de',
    missing: ['de'],
    expectStored: 'de',
  },
  {
    name: 'does not redirect an unknown path, whatever is stored',
    path: '/no-such-page',
    query: '',
    ...storedUnchanged('de'),
    unknown: true,
  },
  {
    name: 'stores the locale of an unknown path with a prefix',
    path: '/au/no-such-page',
    query: '',
    unknown: true,
    expectStored: 'au',
  },
  {
    name: 'does not redirect to another host after removing the prefix',
    path: '/de//evil.example',
    query: '',
    stored: 'fr',
    unknown: true,
    expectStored: 'de',
  },
  {
    name: 'switchLang on a hostile path stores the language without a redirect',
    path: '/de//evil.example',
    query: '?switchLang=fr',
    unknown: true,
    expectStored: 'fr',
  },
]

/** All cases of the locale resolution. */
export const localeCases: readonly LocaleCase[] = [
  ...switchCases,
  ...invalidSwitchCases,
  ...prefixedCases,
  ...storedCases,
  ...detected,
  ...edgeCases,
]
