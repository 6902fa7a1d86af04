import { defaultLocale, type Locale, localeCodes, locales } from '#data/locales.ts'
import type { RouteEntry } from '#data/routeTable.ts'
import type { Plan } from '../plan.ts'
import type { Files } from './data.ts'
import { header, source } from './source.ts'

/** Links that a browser may follow ahead of the visitor, as speculation rules for each variant. */
export const emitSpeculation = ({ routes }: Plan): Files =>
  new Map([
    [
      'speculation.ts',
      `${header('pages-config/pages')}\
import type { Locale } from '#data/locales.ts'

/** JSON of the speculation rules that pages of a variant carry. */
export const speculationRules: Readonly<Record<Locale, string>> = ${source(
        Object.fromEntries(localeCodes.map((locale) => [locale, speculationRules(locale, routes)])),
      )}
`,
    ],
  ])

/** Pages of one variant: fetched when a visitor points at a link, rendered when they press it. */
export function speculationRules(locale: Locale, routes: readonly RouteEntry[]): string {
  const where = {
    and: [
      { href_matches: below(locale) },
      {
        not: { href_matches: [...otherThings(locale), ...noPages, ...leftAlone(locale, routes)] },
      },
      // Files to keep, and links that say that nobody should follow them ahead.
      { not: { selector_matches: '[download], [rel~=nofollow]' } },
    ],
  }
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  })
}

const below = (locale: Locale): readonly string[] => {
  const { prefix } = locales[locale]
  return prefix === '' ? ['/*'] : [prefix, `${prefix}/*`]
}

/** All other variants and the calls lie below the unprefixed one. */
const otherThings = (locale: Locale): readonly string[] =>
  locale === defaultLocale
    ? ['/api/*', ...localeCodes.filter((code) => code !== locale).flatMap(below)]
    : []

/** Files and the language menu. */
const noPages = ['/*.*', '/*\\?*switchLang=*']

/** Pages with forms, accounts and mailed links: they are made for one visitor, or do something. */
const leftAlone = (locale: Locale, routes: readonly RouteEntry[]): readonly string[] =>
  routes
    .filter((route) => route.locale === locale && (route.class === 'sensitive' || route.posts))
    .map(({ path }) => path)
