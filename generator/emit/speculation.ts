import { defaultLocale, type Locale, localeCodes, locales } from '#data/locale/locales.ts'
import type { RouteEntry } from '#data/pages/routeTable.ts'
import type { SitePlan } from '../plan/plan.ts'
import type { OutputFiles } from './data.ts'
import { formatGeneratedFileHeader, formatAsSource } from './source.ts'

/** Emits the speculation rules of each locale. */
export const emitSpeculationRules = ({ routes }: SitePlan): OutputFiles =>
  new Map([
    [
      'speculation.ts',
      `${formatGeneratedFileHeader('pages-config/pages')}\
import type { Locale } from '#data/locale/locales.ts'

/** JSON of the speculation rules by locale of the page. */
export const speculationRules: Readonly<Record<Locale, string>> = ${formatAsSource(
        Object.fromEntries(localeCodes.map((locale) => [locale, speculationRules(locale, routes)])),
      )}
`,
    ],
  ])

/** Returns rules for links to pages of one locale: prefetched on hover, prerendered on pointer down. */
export function speculationRules(locale: Locale, routes: readonly RouteEntry[]): string {
  const where = {
    and: [
      { href_matches: pathsBelow(locale) },
      {
        not: {
          href_matches: [...otherRoots(locale), ...nonPages, ...excludedPages(locale, routes)],
        },
      },
      // Downloads, and links that forbid following.
      { not: { selector_matches: '[download], [rel~=nofollow]' } },
    ],
  }
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  })
}

const pathsBelow = (locale: Locale): readonly string[] => {
  const { prefix } = locales[locale]
  return prefix === '' ? ['/*'] : [prefix, `${prefix}/*`]
}

/** Paths of other locales and of the API, which the unprefixed locale's pattern also matches. */
const otherRoots = (locale: Locale): readonly string[] =>
  locale === defaultLocale
    ? ['/api/*', ...localeCodes.filter((code) => code !== locale).flatMap(pathsBelow)]
    : []

/** Files and the language menu. */
const nonPages = ['/*.*', '/*\\?*switchLang=*']

/** Pages with forms, accounts and mailed links: they are personal or have side effects. */
const excludedPages = (locale: Locale, routes: readonly RouteEntry[]): readonly string[] =>
  routes
    .filter((route) => route.locale === locale && (route.class === 'sensitive' || route.posts))
    .map(({ path }) => path)
