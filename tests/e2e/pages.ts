import { type Locale, splitLocale } from '#data/locales.ts'
import type { RouteEntry } from '#data/routeTable.ts'
import { routes } from '#generated/routes.ts'

/** One address a visitor can ask for. */
export interface PageAddress extends RouteEntry {
  readonly address: string
}

/** Every page in every language, each data page once for each of its records. */
export const pages: readonly PageAddress[] = routes.flatMap((route) =>
  route.addresses.map((address) => ({ ...route, address })),
)

/** Every page once in a language. */
export const pagesIn = (locale: Locale): readonly PageAddress[] =>
  pages.filter((page) => page.locale === locale)

/** The addresses of the same page in all languages it exists in. */
export const variantsOf = ({ address }: PageAddress): readonly PageAddress[] => {
  const { path } = splitLocale(address)
  return pages.filter((page) => splitLocale(page.address).path === path)
}

/** The first page that holds an island, in the default language. */
export const islandPage = '/'
