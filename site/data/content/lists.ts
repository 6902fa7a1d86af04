import { Schema } from 'effect'
import { OkResponseSchema } from '../api/responses.ts'

/** Collections that the API offers as lists. */
export const apiListNames = [
  'activities',
  'articles',
  'cases',
  'expos',
  'news',
  'products',
] as const
export type ApiListName = (typeof apiListNames)[number]

/** Maximum and default number of items per page of a list. */
export const maxListSize = 9999

const intParameter = (description: string, maximum: number) =>
  Schema.optionalKey(
    Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum })),
  ).annotate({ description })

/** Query parameters of a list. */
export const listQueryFields = {
  page: intParameter('Page number, from 1; defaults to 1', 1_000_000),
  size: intParameter(
    `Items per page, 1 to ${maxListSize}; defaults to ${maxListSize}`,
    maxListSize,
  ),
}

/** Record in a list; it is listed once for every website that publishes it. */
export const ListResponseRecord = Schema.Struct({
  id: Schema.String.annotate({ description: 'Id of the record: the last segment of its URL' }),
  state: Schema.Boolean.annotate({
    description: 'True if published; lists only contain published records',
  }),
  websiteId: Schema.Literals([1, 2, 3, 4]).annotate({
    description: 'Website that publishes the record: 1 cn, 2 au, 3 en, 4 de',
  }),
  title: Schema.String.annotate({
    description: 'Title in the language of the website',
  }),
  summary: Schema.String.annotate({
    description: 'Summary in the language of the website',
  }),
  href: Schema.String.annotate({
    description: 'Path of the record’s page on that website, with locale prefix',
  }),
  date: Schema.optionalKey(
    Schema.String.annotate({
      description: 'Date, YYYY-MM-DD; left out for records without a date',
    }),
  ),
}).annotate({ identifier: 'ListedRecord', description: 'Record in a list' })
export type ListResponseRecord = typeof ListResponseRecord.Type

/** Response of a list call. */
export const ListResponseSchema = Schema.Struct({
  ...OkResponseSchema.fields,
  data: Schema.Array(ListResponseRecord).annotate({
    description: 'Records of the page, in the order of the site',
  }),
  total: Schema.Int.annotate({ description: 'Number of items on all pages' }),
})

const texts = (language: string) =>
  Schema.Record(Schema.String, Schema.String).annotate({
    description: `Texts in ${language} by message id, as ICU messages`,
  })

/** Texts of the site by language tag. */
export const SiteTextsByLanguage = Schema.Struct({
  'zh-CN': texts('Chinese'),
  'en-US': texts('English'),
  'en-AU': texts('Australian English'),
  'de-DE': texts('German'),
})
export type SiteTextsByLanguage = typeof SiteTextsByLanguage.Type

/** Response with the texts of the site. */
export const SiteTextsResponseSchema = Schema.Struct({
  ...OkResponseSchema.fields,
  data: SiteTextsByLanguage.annotate({ description: 'Texts by language tag' }),
})
