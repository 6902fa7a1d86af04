import { Schema } from 'effect'
import { Picture } from './fields.ts'

/** Text of a record per catalogue; `au` only where it differs from `en`. */
export const Localized = Schema.Struct({
  en: Schema.NonEmptyString,
  cn: Schema.NonEmptyString,
  de: Schema.NonEmptyString,
  au: Schema.optionalKey(Schema.NonEmptyString),
}).annotate({
  description: 'Text in English, Chinese and German, and Australian English where it differs',
})
export type Localized = typeof Localized.Type

const IsoDate = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/),
  Schema.makeFilter((s: string) => {
    const time = Date.parse(`${s}T00:00:00Z`)
    return (
      (!Number.isNaN(time) && new Date(time).toISOString().startsWith(s)) ||
      'not a day of the calendar'
    )
  }),
).annotate({ description: 'Day as YYYY-MM-DD' })

const recordFields = {
  state: Schema.Boolean.annotate({ description: 'Published when true; otherwise shown nowhere' }),
  websites: Schema.optionalKey(
    Schema.Array(Schema.Literals([1, 2, 3, 4])).annotate({
      description: 'Website ids that show it (1 cn, 2 au, 3 en and fr, 4 de); all when left out',
    }),
  ),
}

/** What a piece of news is about; the filter of the news list. */
export const NewsTopic = Schema.Literals(['product', 'platform', 'support', 'company'])
export type NewsTopic = typeof NewsTopic.Type

/** A piece of news; `id` is the last segment of its address. */
export const NewsRecord = Schema.Struct({
  ...recordFields,
  id: Schema.String.check(Schema.isPattern(/^[a-z0-9-]+$/)).annotate({
    description: 'Last segment of the address',
  }),
  date: IsoDate,
  topic: NewsTopic,
  picture: Schema.optionalKey(Picture),
  title: Localized,
  summary: Localized.annotate({ description: 'First sentence: list, description, share text' }),
  body: Schema.Struct({
    en: Schema.Array(Schema.NonEmptyString),
    cn: Schema.Array(Schema.NonEmptyString),
    de: Schema.Array(Schema.NonEmptyString),
    au: Schema.optionalKey(Schema.Array(Schema.NonEmptyString)),
  }).annotate({ description: 'Paragraphs' }),
})
export type NewsRecord = typeof NewsRecord.Type

const Hours = Schema.Array(Schema.Finite).check(Schema.isMinLength(24), Schema.isMaxLength(24))

/** One worked day of an operating mode, kW as the mean of the hour that begins, AC side. */
export const OperatingModeRecord = Schema.Struct({
  id: Schema.Literals(['self-power', 'time-of-use', 'back-up', 'vpp']),
  title: Localized,
  summary: Localized,
  /** What the day shows, in words: the chart's text alternative. */
  reading: Localized,
  sun: Hours,
  house: Hours,
  battery: Hours.annotate({ description: 'Positive gives, negative takes' }),
  grid: Hours.annotate({ description: 'Positive buys, negative sells' }),
  stored: Hours.annotate({ description: 'kWh at the end of the hour' }),
  facts: Schema.Array(
    Schema.Struct({
      label: Localized,
      value: Schema.Finite,
      unit: Schema.Literals(['kWh', 'kW', '%']),
    }),
  ).check(Schema.isMinLength(3), Schema.isMaxLength(3)),
})
export type OperatingModeRecord = typeof OperatingModeRecord.Type

/** A record's texts in one language, ready to show. */
export type InLanguage<T> = {
  readonly [K in keyof T]: T[K] extends Localized
    ? string
    : T[K] extends { readonly en: readonly string[] }
      ? readonly string[]
      : T[K] extends readonly (infer I)[]
        ? readonly InLanguage<I>[]
        : T[K]
}

/** A piece of news in one language. */
export type News = InLanguage<NewsRecord>
/** An operating mode in one language. */
export type OperatingMode = InLanguage<OperatingModeRecord>
