import type { LoaderFunctionArgs } from 'react-router'
import type { MessageId } from '#data/fields.ts'
import { splitLocale } from '#data/locales.ts'
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
type Part = (typeof parts)[number] | 'company'

const partOf = (path: string): Part =>
  parts.find((part) => path === `/${part}` || path.startsWith(`/${part}/`)) ?? 'company'

interface Titled {
  readonly id: string
  readonly title?: { readonly en: string }
}

/** Every page that search engines may know, in the language of the visitor, by parts of the site. */
export function siteMap(args: LoaderFunctionArgs): readonly SiteMapGroup[] {
  const { locale, now } = placeOf(args)
  const titles = new Map<string, string>()
  for (const record of Object.values(records).flat() as readonly Titled[])
    if (record.title)
      titles.set(record.id, (inLanguage(record, locale) as { title: unknown }).title as string)
  const links = routes
    .filter((route) => route.locale === locale && !route.noindex)
    .flatMap((route) =>
      shownAddresses(route, now).map((address): SiteMapLink => {
        const { path } = splitLocale(address)
        const head = pageHeads[route.page]
        const own = route.path === address ? undefined : titles.get(path.split('/').at(-1) ?? '')
        return { path, label: own ?? headline(formatText(locale, head?.title as MessageId)) }
      }),
    )
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return [...parts, 'company' as const]
    .map((part) => ({ part, links: links.filter(({ path }) => partOf(path) === part) }))
    .filter(({ links: found }) => found.length > 0)
}
