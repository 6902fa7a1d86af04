import type { LoaderFunctionArgs } from 'react-router'
import type { MessageId } from '#data/fields.ts'
import { splitLocale } from '#data/locales.ts'
import type { RouteEntry } from '#data/routeTable.ts'
import { pageHeads } from '#generated/pageUses.ts'
import { records } from '#generated/content.ts'
import { routes } from '#generated/routes.ts'
import type { SiteMapGroup, SiteMapLink } from '#sections/SiteMap/SiteMap.schema.ts'
import { inLanguage, placeOf, shownAddresses } from './records.server.ts'
import { formatText, headline } from './words.server.ts'

/** Parts of the site by the first segment of their paths, in the order they are shown. */
const parts = [
  'solutions',
  'products',
  'platform',
  'explore',
  'support-center',
  'document',
] as const
type Part = SiteMapGroup['part']

/** Screens of accounts are the pages that are hydrated whole; search engines are to know none of them. */
const isAccount = ({ mode }: RouteEntry): boolean => mode === 'app'

const partOf = (path: string): Part =>
  parts.find((part) => path === `/${part}` || path.startsWith(`/${part}/`)) ?? 'company'

interface Placed extends SiteMapLink {
  readonly part: Part
}

interface Titled {
  readonly id: string
  readonly title?: { readonly en: string }
}

/** Every page that search engines may know, and the screens of accounts, in the visitor’s language, by parts of the site. */
export function siteMap(args: LoaderFunctionArgs): readonly SiteMapGroup[] {
  const { locale, now } = placeOf(args)
  const titles = new Map<string, string>()
  for (const record of Object.values(records).flat() as readonly Titled[])
    if (record.title)
      titles.set(record.id, (inLanguage(record, locale) as { title: unknown }).title as string)
  const links = routes
    .filter((route) => route.locale === locale && (!route.noindex || isAccount(route)))
    .flatMap((route) =>
      shownAddresses(route, now).map((address): Placed => {
        const { path } = splitLocale(address)
        const head = pageHeads[route.page]
        const own = route.path === address ? undefined : titles.get(path.split('/').at(-1) ?? '')
        return {
          path,
          part: isAccount(route) ? 'account' : partOf(path),
          label: own ?? headline(formatText(locale, head?.title as MessageId)),
        }
      }),
    )
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return [...parts, 'account' as const, 'company' as const]
    .map((part) => ({
      part,
      links: links.filter((link) => link.part === part).map(({ path, label }) => ({ path, label })),
    }))
    .filter(({ links: found }) => found.length > 0)
}
