import { type Locale, locales, localizePath } from '#data/locales.ts'
import type { ListedRecord, ListName } from '#data/lists.ts'
import { websiteCodeOf } from '#data/websites.ts'
import { inLanguage, published } from './records.server.ts'

const folders: Readonly<Record<ListName, string>> = {
  activities: '/explore/activity',
  articles: '/explore/blog',
  cases: '/solutions/cases',
  expos: '/explore/expo',
  news: '/explore/news',
  products: '/products',
}

const variants: readonly Locale[] = ([1, 2, 3, 4] as const).flatMap((id) => websiteCodeOf(id) ?? [])

/** The published records of a kind at a moment, once for every website that shows them. */
export const listed = (name: ListName, now: number): readonly ListedRecord[] =>
  variants.flatMap((locale) =>
    published(name, { locale, now }).map((record) => {
      const { title, summary } = inLanguage<{
        title: typeof record.title
        summary: typeof record.summary
      }>(record, locale)
      return {
        id: record.id,
        state: record.state,
        websiteId: locales[locale].websiteId,
        title,
        summary,
        href: localizePath(locale, `${folders[name]}/${record.id}`),
        ...('date' in record && typeof record.date === 'string' ? { date: record.date } : {}),
      }
    }),
  )
