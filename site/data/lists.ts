import { Schema } from 'effect'
import { Ok } from './answers.ts'

/** Kinds of records that can be asked for as a list (specification §7). */
export const listNames = ['activities', 'articles', 'cases', 'expos', 'news', 'products'] as const
export type ListName = (typeof listNames)[number]

/** Most items of a page of a list, and how many there are when nothing is said (specification §9). */
export const listSize = 9999

const numberFrom = (description: string, maximum: number) =>
  Schema.optionalKey(
    Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum })),
  ).annotate({ description })

/** Which part of a list is asked for. */
export const ListQuery = {
  page: numberFrom('Page of the list, from 1; 1 when left out (specification §7)', 1_000_000),
  size: numberFrom(
    `Items of a page, 1 to ${listSize}, as when left out (specification §9)`,
    listSize,
  ),
}

/** A record as lists show it, once for every website that shows it. */
export const ListedRecord = Schema.Struct({
  id: Schema.String.annotate({ description: 'Last segment of its address (specification §3)' }),
  state: Schema.Boolean.annotate({
    description: 'Whether it is published; what is not, no list shows (specification §3)',
  }),
  websiteId: Schema.Literals([1, 2, 3, 4]).annotate({
    description: 'Website that shows it: 1 cn, 2 au, 3 en, 4 de (specification §3)',
  }),
  title: Schema.String.annotate({
    description: 'Title in the language of the website (specification §3)',
  }),
  summary: Schema.String.annotate({
    description: 'First sentence in that language (specification §3)',
  }),
  href: Schema.String.annotate({
    description: 'Path of its page on that website, with prefix (specification §2)',
  }),
  date: Schema.optionalKey(
    Schema.String.annotate({ description: 'Day, YYYY-MM-DD, where it has one (specification §3)' }),
  ),
}).annotate({ identifier: 'ListedRecord', description: 'A record as lists show it' })
export type ListedRecord = typeof ListedRecord.Type

/** What a list answers with. */
export const ListAnswer = Schema.Struct({
  ...Ok.fields,
  data: Schema.Array(ListedRecord).annotate({
    description: 'The records of the page, in the order of the site (specification §7)',
  }),
  total: Schema.Int.annotate({ description: 'Items of all pages of the list (specification §7)' }),
})

const texts = (language: string) =>
  Schema.Record(Schema.String, Schema.String).annotate({
    description: `Texts in ${language} by message id, as ICU messages (specification §7)`,
  })

/** The site's texts in every language (specification §7). */
export const SiteTexts = Schema.Struct({
  'zh-CN': texts('Chinese'),
  'en-US': texts('English'),
  'en-AU': texts('Australian English'),
  'de-DE': texts('German'),
})
export type SiteTexts = typeof SiteTexts.Type

export const SiteTextsAnswer = Schema.Struct({
  ...Ok.fields,
  data: SiteTexts.annotate({ description: 'Texts by language (specification §7)' }),
})
