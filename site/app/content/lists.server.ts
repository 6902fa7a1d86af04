import { type Locale, localizePath } from '#data/locale/locales.ts'
import type { ListResponseRecord, ApiListName } from '#data/content/lists.ts'
import { getWebsiteCode, getWebsiteId } from '#data/locale/websites.ts'
import { resolveRecordLanguage, listPublishedRecords } from './records.server.ts'

const folders: Readonly<Record<ApiListName, string>> = {
  activities: '/explore/activity',
  articles: '/explore/blog',
  cases: '/solutions/cases',
  expos: '/explore/expo',
  news: '/explore/news',
  products: '/products',
}

const variants: readonly Locale[] = ([1, 2, 3, 4] as const).flatMap(
  (id) => getWebsiteCode(id) ?? [],
)

/** Lists the published records of a collection, once for every website that publishes them. */
export const listApiRecords = (name: ApiListName, now: number): readonly ListResponseRecord[] =>
  variants.flatMap((locale) =>
    listPublishedRecords(name, { locale, now }).map((record) => {
      const { title, summary } = resolveRecordLanguage<{
        title: typeof record.title
        summary: typeof record.summary
      }>(record, locale)
      return {
        id: record.id,
        state: record.state,
        websiteId: getWebsiteId(locale),
        title,
        summary,
        href: localizePath(locale, `${folders[name]}/${record.id}`),
        ...('date' in record && typeof record.date === 'string' ? { date: record.date } : {}),
      }
    }),
  )
