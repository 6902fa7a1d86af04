import { type Locale, splitLocale } from '#data/locales.ts'
import type { RouteEntry } from '#data/routeTable.ts'
import { routes } from '#generated/routes.ts'
import { draw, everything, isWhole, type Look, looks, matrix } from '../matrix.ts'

/** One address a visitor can ask for. */
export interface PageAddress extends RouteEntry {
  readonly address: string
}

/** What only account holders see is looked at in `personalCenter.spec.ts`. */
const forHolders = 'personal-center'

/** Every page in every language that visitors see, each data page once for each of its records. */
export const pages: readonly PageAddress[] = routes
  .filter(({ page }) => page !== forHolders)
  .flatMap((route) => route.addresses.map((address) => ({ ...route, address })))

/** Every page once in a language. */
export const pagesIn = (locale: Locale): readonly PageAddress[] =>
  pages.filter((page) => page.locale === locale)

/** One of a list, going round. */
function taken<T>(list: readonly T[], turn: number): T {
  const one = list[turn % list.length]
  if (one === undefined) throw new Error('nothing to take from')
  return one
}

/** The addresses of the same page in all languages it exists in. */
export const variantsOf = ({ address }: PageAddress): readonly PageAddress[] => {
  const { path } = splitLocale(address)
  return pages.filter((page) => splitLocale(page.address).path === path)
}

/** Every page once in a language; of a data page one record, in turn. */
export const pagesOnce = (locale: Locale): readonly PageAddress[] =>
  [...Map.groupBy(pagesIn(locale), ({ page }) => page).values()].map(taken)

/** A page, and how a browser looks at it. */
interface LookedAt extends PageAddress {
  readonly look: Look
}

const ids = [...new Set(pages.map(({ page }) => page))]
const inWords = (locales: readonly Locale[]) =>
  draw(
    ids,
    looks.filter(({ locale }) => locales.includes(locale)),
  )

/**
 * What a browser looks at: every page once in an alphabet of ours and once where words are long or Chinese, the looks
 * of the matrix in turn; with `--all` every page in every look.
 */
export const lookedAt: readonly LookedAt[] = (
  isWhole
    ? ids.flatMap((id) => everything(matrix).map((look) => [id, look] as const))
    : [...inWords(['fr', 'en', 'au']), ...inWords(['de', 'cn'])]
).flatMap(([id, look]) =>
  pagesOnce(look.locale)
    .filter(({ page }) => page === id)
    .map((page) => ({ ...page, look })),
)

/** The first page that holds an island, in the default language. */
export const islandPage = '/'
