import { type Locale, splitLocaleFromPath } from '#data/locale/locales.ts'
import type { RouteEntry } from '#data/pages/routeTable.ts'
import { routes } from '#generated/routes.ts'
import {
  assignLooks,
  listAllCombinations,
  shouldUseAllLooks,
  type Look,
  pairwiseLooks,
  lookDimensions,
} from '../matrix.ts'

/** A public address. */
export interface PageAddress extends RouteEntry {
  readonly address: string
}

/** Page for account holders, tested in `personalCenter.spec.ts`. */
const accountPage = 'personal-center'

/** Every public page in every language, with one address per record of record pages. */
export const publicPages: readonly PageAddress[] = routes
  .filter(({ page }) => page !== accountPage)
  .flatMap((route) => route.addresses.map((address) => ({ ...route, address })))

/** Returns every page in a language. */
export const listPagesInLocale = (locale: Locale): readonly PageAddress[] =>
  publicPages.filter((page) => page.locale === locale)

/** Returns an item of a list by its index modulo the length. */
function itemAt<T>(list: readonly T[], turn: number): T {
  const one = list[turn % list.length]
  if (one === undefined) throw new Error('nothing to take from')
  return one
}

/** Returns the addresses of a page in all of its languages. */
export const listLocaleVariants = ({ address }: PageAddress): readonly PageAddress[] => {
  const { path } = splitLocaleFromPath(address)
  return publicPages.filter((page) => splitLocaleFromPath(page.address).path === path)
}

/** Returns every page in a language, with one record per record page. */
export const listPagesWithOneRecord = (locale: Locale): readonly PageAddress[] =>
  [...Map.groupBy(listPagesInLocale(locale), ({ page }) => page).values()].map(itemAt)

/** A page with the look in which it is tested. */
interface LookedAt extends PageAddress {
  readonly look: Look
}

const ids = [...new Set(publicPages.map(({ page }) => page))]
const inWords = (locales: readonly Locale[]) =>
  assignLooks(
    ids,
    pairwiseLooks.filter(({ locale }) => locales.includes(locale)),
  )

/**
 * Pages for browser tests: every page once in a Latin-script language and once in German or Chinese, with alternating
 * looks of the matrix; with `--all` every page in every look.
 */
export const testedPages: readonly LookedAt[] = (
  shouldUseAllLooks
    ? ids.flatMap((id) => listAllCombinations(lookDimensions).map((look) => [id, look] as const))
    : [...inWords(['fr', 'en', 'au']), ...inWords(['de', 'cn'])]
).flatMap(([id, look]) =>
  listPagesWithOneRecord(look.locale)
    .filter(({ page }) => page === id)
    .map((page) => ({ ...page, look })),
)

/** A page with an island, in the default language. */
export const islandPagePath = '/'
