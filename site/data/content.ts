import { Schema } from 'effect'
import { Picture, type ReferenceKind } from './fields.ts'
import { type Catalogue, catalogueCodes } from './locales.ts'
import type { RichText } from './richText.ts'

const words = (reference: ReferenceKind) => Schema.NonEmptyString.annotate({ reference })

type Needed = 'en' | 'cn' | 'de'

/** Catalogues of other languages, which a record may leave out. */
const others = catalogueCodes.filter(
  (code): code is Exclude<Catalogue, Needed | 'au'> => !['en', 'cn', 'de', 'au'].includes(code),
)

const inCatalogues = <S extends Schema.Top>(text: S, description: string) =>
  Schema.Struct({
    en: text.annotate({ description: 'In English' }),
    cn: text.annotate({ description: 'In Chinese' }),
    de: text.annotate({ description: 'In German' }),
    au: Schema.optionalKey(
      text.annotate({ description: 'In Australian English, where it differs' }),
    ),
    ...(Object.fromEntries(others.map((code) => [code, Schema.optionalKey(text)])) as {
      readonly [C in (typeof others)[number]]: Schema.optionalKey<S>
    }),
  }).annotate({ description })

/** Text of a record per catalogue; `au` only where it differs from `en`. A figure stands in it by its name. */
export const Localized = inCatalogues(
  words('words'),
  'Text in English, Chinese and German, and Australian English where it differs; {homePower} shows the figure of that name',
)
export type Localized = typeof Localized.Type

/** Text of a record that is shown as a heading; German compounds in it get soft hyphens. */
export const LocalizedTitle = inCatalogues(
  words('headingWords'),
  'A heading in English, Chinese and German, and Australian English where it differs',
)

/** Paragraphs of a record per catalogue. */
export const LocalizedTexts = inCatalogues(
  Schema.Array(words('words')).check(Schema.isMinLength(1)),
  'Paragraphs in English, Chinese and German, and Australian English where they differ',
)

/** Last segment of a record's address. */
export const RecordId = Schema.String.check(Schema.isPattern(/^[a-z0-9-]+$/)).annotate({
  description: 'Last segment of the address',
})

/** A day of the calendar. */
export const IsoDate = Schema.String.annotate({ description: 'Day as YYYY-MM-DD' }).check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/),
  Schema.makeFilter((s: string) => {
    const time = Date.parse(`${s}T00:00:00Z`)
    return (
      (!Number.isNaN(time) && new Date(time).toISOString().startsWith(s)) ||
      'not a day of the calendar'
    )
  }),
)

// The description stands on the text itself: a check of ours has no place in a JSON Schema.
const moment = (description: string) =>
  Schema.String.annotate({
    description: `${description}; universal time, YYYY-MM-DDTHH:MMZ`,
  }).check(
    Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/),
    Schema.makeFilter((s: string) => {
      const time = Date.parse(s)
      return (
        (!Number.isNaN(time) && new Date(time).toISOString().startsWith(s.slice(0, -1))) ||
        'no time of a day'
      )
    }),
  )

/** A moment, the same everywhere. */
export const Moment = moment('Moment')

/** What decides when a page or record is shown. */
export const timing = {
  publishAt: Schema.optionalKey(moment('Shown from this moment; before it is 404')),
  expiresAt: Schema.optionalKey(moment('No longer shown from this moment')),
}

/** Whether something is shown at a moment, in ms since the epoch. */
export const isShownAt = (
  now: number,
  { publishAt, expiresAt }: { readonly publishAt?: string; readonly expiresAt?: string },
): boolean =>
  (publishAt === undefined || now >= Date.parse(publishAt)) &&
  (expiresAt === undefined || now < Date.parse(expiresAt))

/** What decides where and when a record is shown. */
export const publishing = {
  ...timing,
  state: Schema.Boolean.annotate({ description: 'Published when true; otherwise shown nowhere' }),
  websites: Schema.optionalKey(
    Schema.Array(Schema.Literals([1, 2, 3, 4])).annotate({
      description: 'Website ids that show it (1 cn, 2 au, 3 en and fr, 4 de); all when left out',
    }),
  ),
}

/** What every record that has a page holds. */
export const recordFields = {
  id: RecordId,
  ...publishing,
  title: LocalizedTitle,
  summary: Localized.annotate({ description: 'First sentence: list, description, share text' }),
}

/** What a piece of news is about; the filter of the news list. */
export const NewsTopic = Schema.Literals(['product', 'platform', 'support', 'company']).annotate({
  description: 'What it is about; the filter of the news list',
})
export type NewsTopic = typeof NewsTopic.Type

/** A piece of news; `id` is the last segment of its address. */
export const NewsRecord = Schema.Struct({
  ...recordFields,
  date: IsoDate,
  topic: NewsTopic,
  picture: Schema.optionalKey(Picture),
  body: LocalizedTexts,
})
export type NewsRecord = typeof NewsRecord.Type

const Hours = Schema.Array(Schema.Finite)
  .check(Schema.isMinLength(24), Schema.isMaxLength(24))
  .annotate({ description: 'kW, hour by hour' })

const HourOfDay = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 24 }))

/** One worked day of an operating mode, kW as the mean of the hour that begins, AC side. */
export const OperatingModeRecord = Schema.Struct({
  id: Schema.Literals(['self-power', 'time-of-use', 'back-up', 'vpp']).annotate({
    description: 'Which of the four modes it is',
  }),
  title: Localized,
  summary: Localized,
  /** What the day shows, in words: the chart's text alternative. */
  reading: Localized,
  sun: Hours,
  house: Hours,
  battery: Hours.annotate({ description: 'Positive gives, negative takes' }),
  grid: Hours.annotate({ description: 'Positive buys, negative sells' }),
  stored: Hours.annotate({ description: 'kWh at the end of the hour' }),
  periods: Schema.Array(
    Schema.Struct({
      from: HourOfDay.annotate({ description: 'Hour in which it begins' }),
      to: HourOfDay.annotate({ description: 'Hour before which it ends' }),
      kind: Schema.Literals(['price', 'outage', 'request']).annotate({
        description: 'A tariff, an outage of the grid, or a request of the power plant',
      }),
      label: Localized,
    }),
  )
    .check(Schema.isMaxLength(3))
    .annotate({
      description: 'Parts of the day that have a name, in order; the last is the point',
    }),
  facts: Schema.Array(
    Schema.Struct({
      label: Localized,
      value: Schema.Finite.annotate({ description: 'How much of the unit' }),
      unit: Schema.Literals(['kWh', 'kW', '%']).annotate({ description: 'Unit of the value' }),
    }),
  )
    .check(Schema.isMinLength(3), Schema.isMaxLength(3))
    .annotate({ description: 'What the day comes to, in three figures' }),
})
export type OperatingModeRecord = typeof OperatingModeRecord.Type

/** What addresses, checks and document heads need of a record that has a page. */
export interface PageRecord {
  readonly id: string
  readonly state: boolean
  readonly websites?: readonly (1 | 2 | 3 | 4)[]
  readonly publishAt?: string
  readonly expiresAt?: string
  /** The page that shows it instead of a data page. */
  readonly page?: string
  readonly title: Localized
  readonly summary: Localized
}

/** The long text of a record per catalogue. */
export interface WithText {
  readonly text: {
    readonly en: RichText
    readonly cn: RichText
    readonly de: RichText
    readonly au?: RichText
  }
}

/** A record's texts in one language, ready to show. */
export type InLanguage<T> = {
  readonly [K in keyof T]: NonNullable<T[K]> extends Localized
    ? string
    : T[K] extends { readonly en: readonly string[] }
      ? readonly string[]
      : T[K] extends { readonly en: RichText }
        ? RichText
        : T[K] extends readonly (infer I)[]
          ? readonly InLanguage<I>[]
          : T[K]
}

/** A piece of news in one language. */
export type News = InLanguage<NewsRecord>
/** An operating mode in one language. */
export type OperatingMode = InLanguage<OperatingModeRecord>
