import type { LoaderFunctionArgs } from 'react-router'
import type { MessageId } from '#data/pages/configFields.ts'
import { splitLocaleFromPath } from '#data/locale/locales.ts'
import type { RouteEntry } from '#data/pages/routeTable.ts'
import { pageHeads } from '#generated/pageUses.ts'
import { records } from '#generated/content.ts'
import { routes } from '#generated/routes.ts'
import type { SiteMapArea, SiteMapEntry } from '#sections/SiteMap/SiteMap.schema.ts'
import {
  resolveRecordLanguage,
  readRequestLocation,
  listPublishedPathsOfRoute,
} from '../content/records.server.ts'
import { formatText, stripSiteName } from '../messages/messages.server.ts'

/** Parts of the site by the first segment of their paths, in display order. */
const parts = [
  'solutions',
  'products',
  'platform',
  'explore',
  'support-center',
  'document',
] as const
type Part = SiteMapArea['part']

/** Returns true for account pages: these are the fully hydrated ones, which are not indexed. */
const isAccount = ({ mode }: RouteEntry): boolean => mode === 'app'

const partOf = (path: string): Part =>
  parts.find((part) => path === `/${part}` || path.startsWith(`/${part}/`)) ?? 'company'

interface PartLink extends SiteMapEntry {
  readonly part: Part
}

interface Titled {
  readonly id: string
  readonly title?: { readonly en: string }
}

/** Lists all indexable pages and the account pages in the visitor’s language, grouped by parts of the site. */
export function loadSiteMap(args: LoaderFunctionArgs): readonly SiteMapArea[] {
  const { locale, now } = readRequestLocation(args)
  const titles = new Map<string, string>()
  for (const record of Object.values(records).flat() as readonly Titled[])
    if (record.title)
      titles.set(
        record.id,
        (resolveRecordLanguage(record, locale) as { title: unknown }).title as string,
      )
  const links = routes
    .filter((route) => route.locale === locale && (!route.noindex || isAccount(route)))
    .flatMap((route) =>
      listPublishedPathsOfRoute(route, now).map((address): PartLink => {
        const { path } = splitLocaleFromPath(address)
        const head = pageHeads[route.page]
        const own = route.path === address ? undefined : titles.get(path.split('/').at(-1) ?? '')
        return {
          path,
          part: isAccount(route) ? 'account' : partOf(path),
          label: own ?? stripSiteName(formatText(locale, head?.title as MessageId)),
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
