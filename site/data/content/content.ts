import { Schema } from 'effect'
import {
  PictureSchema,
  createPictureNameSchema,
  type ReferenceKind,
} from '../pages/configFields.ts'
import { scheduleFields } from '../pages/schedule.ts'
import { type MessageCatalogueName, messageCatalogueNames, locales } from '../locale/locales.ts'
import type { RichText } from './richText.ts'

const recordText = (reference: ReferenceKind) => Schema.NonEmptyString.annotate({ reference })

type RequiredCatalogue = 'en' | 'cn' | 'de'

/** Catalogues that records may leave out. */
const optionalCatalogues = messageCatalogueNames.filter(
  (code): code is Exclude<MessageCatalogueName, RequiredCatalogue | 'au'> =>
    !['en', 'cn', 'de', 'au'].includes(code),
)

/** English name of a catalogue's language. */
const englishName = (code: MessageCatalogueName): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(
    new Intl.Locale(locales[code].languageTag).language,
  ) ?? code

const inCatalogues = <S extends Schema.Top>(text: S, description: string) =>
  Schema.Struct({
    en: text.annotate({ description: 'In English' }),
    cn: text.annotate({ description: 'In Chinese' }),
    de: text.annotate({ description: 'In German' }),
    au: Schema.optionalKey(
      text.annotate({ description: 'In Australian English, where it differs' }),
    ),
    ...(Object.fromEntries(
      optionalCatalogues.map((code) => [
        code,
        Schema.optionalKey(
          text.annotate({
            description: `In ${englishName(code)}; left out, it is shown in English`,
          }),
        ),
      ]),
    ) as {
      readonly [C in (typeof optionalCatalogues)[number]]: Schema.optionalKey<S>
    }),
  }).annotate({ description })

/** Text of a record per catalogue; `au` only where it differs from `en`. `{name}` inserts a figure. */
export const LocalizedText = inCatalogues(
  recordText('words'),
  'Text in English, Chinese and German, and Australian English where it differs; {homePower} shows the figure of that name',
)
export type LocalizedText = typeof LocalizedText.Type

/** Heading of a record per catalogue; German compounds get soft hyphens. */
export const LocalizedTitleSchema = inCatalogues(
  recordText('headingWords'),
  'A heading in English, Chinese and German, and Australian English where it differs',
)

/** Paragraphs of a record per catalogue. */
export const LocalizedParagraphsSchema = inCatalogues(
  Schema.Array(recordText('words')).check(Schema.isMinLength(1)),
  'Paragraphs in English, Chinese and German, and Australian English where they differ',
)

/** Id of a record: the last segment of its URL. */
export const RecordIdSchema = Schema.String.check(Schema.isPattern(/^[a-z0-9-]+$/)).annotate({
  description: 'Last segment of the address',
})

/** Calendar date, YYYY-MM-DD. */
export const IsoDateSchema = Schema.String.annotate({ description: 'Day as YYYY-MM-DD' }).check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/),
  Schema.makeFilter((s: string) => {
    const time = Date.parse(`${s}T00:00:00Z`)
    return (
      (!Number.isNaN(time) && new Date(time).toISOString().startsWith(s)) ||
      'not a day of the calendar'
    )
  }),
)

/** Fields for the publication of a record: schedule, state and websites. */
export const publicationFields = {
  ...scheduleFields,
  state: Schema.Boolean.annotate({ description: 'Published when true; otherwise shown nowhere' }),
  websites: Schema.optionalKey(
    Schema.Array(Schema.Literals([1, 2, 3, 4])).annotate({
      description: 'Website ids that show it (1 cn, 2 au, 3 en and fr, 4 de); all when left out',
    }),
  ),
}

/** Fields of every record that has a page. */
export const pageRecordFields = {
  id: RecordIdSchema,
  ...publicationFields,
  title: LocalizedTitleSchema,
  summary: LocalizedText.annotate({ description: 'First sentence: list, description, share text' }),
}

/** Approval of a legal text. */
export const legalApprovalFields = {
  counsel: Schema.optionalKey(
    Schema.NullOr(IsoDateSchema).annotate({
      description: 'Day on which counsel approved this version; null marks a draft for counsel',
    }),
  ),
}

/** Topic of a news item. */
export const NewsTopic = Schema.Literals(['product', 'platform', 'support', 'company']).annotate({
  description: 'Topic; the filter of the news list',
})
export type NewsTopic = typeof NewsTopic.Type

/** Picture of the call to action at the end of a record's page; each record of a collection has another. */
export const CallToActionPictureSchema = createPictureNameSchema(
  866,
  'Picture of the call to action at the end of its page, which no other record of the collection has; without it there is none',
)

/** News item; its text is a Markdown file beside the record. */
export const NewsRecord = Schema.Struct({
  ...pageRecordFields,
  date: IsoDateSchema.annotate({
    description: 'Day as YYYY-MM-DD; shown from its beginning unless publishAt is set',
  }),
  topic: NewsTopic,
  picture: Schema.optionalKey(PictureSchema),
  closingPicture: Schema.optionalKey(CallToActionPictureSchema),
})
export type NewsRecord = typeof NewsRecord.Type

const Hours = Schema.Array(Schema.Finite)
  .check(Schema.isMinLength(24), Schema.isMaxLength(24))
  .annotate({ description: 'kW, hour by hour' })

const HourOfDay = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 24 }))

/** Example day of an operating mode: hourly mean power in kW on the AC side. */
export const OperatingModeRecord = Schema.Struct({
  id: Schema.Literals(['self-power', 'time-of-use', 'back-up', 'vpp']).annotate({
    description: 'Which of the four modes it is',
  }),
  title: LocalizedText,
  summary: LocalizedText,
  /** Text alternative of the chart. */
  reading: LocalizedText,
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
      label: LocalizedText,
    }),
  )
    .check(Schema.isMaxLength(3))
    .annotate({
      description: 'Parts of the day that have a name, in order; the last is the point',
    }),
  facts: Schema.Array(
    Schema.Struct({
      label: LocalizedText,
      value: Schema.Finite.annotate({ description: 'Amount in the unit' }),
      unit: Schema.Literals(['kWh', 'kW', '%']).annotate({ description: 'Unit of the value' }),
    }),
  )
    .check(Schema.isMinLength(3), Schema.isMaxLength(3))
    .annotate({ description: 'Results of the day, in three figures' }),
})
export type OperatingModeRecord = typeof OperatingModeRecord.Type

/** Fields of a record that routes, checks and document heads use. */
export interface PageRecord {
  readonly id: string
  readonly state: boolean
  readonly websites?: readonly (1 | 2 | 3 | 4)[]
  readonly publishAt?: string
  readonly expiresAt?: string
  /** Page that shows the record instead of a data page. */
  readonly page?: string
  readonly title: LocalizedText
  readonly summary: LocalizedText
}

/** Markdown text of a record per catalogue. */
export interface RichTextByCatalogue {
  readonly text: {
    readonly en: RichText
    readonly cn: RichText
    readonly de: RichText
    readonly au?: RichText
  }
}

/** Record with its localized texts resolved to one language. */
export type SingleLanguageRecord<T> = {
  readonly [K in keyof T]: NonNullable<T[K]> extends LocalizedText
    ? string
    : T[K] extends { readonly en: readonly string[] }
      ? readonly string[]
      : T[K] extends { readonly en: RichText }
        ? RichText
        : T[K] extends readonly (infer I)[]
          ? readonly SingleLanguageRecord<I>[]
          : T[K]
}

/** News item in a list, in one language. */
export type LocalizedNewsTeaser = Pick<
  SingleLanguageRecord<NewsRecord>,
  'id' | 'date' | 'topic' | 'picture' | 'title' | 'summary'
>
/** News item in one language, with its text. */
export interface LocalizedNewsItem extends LocalizedNewsTeaser, Pick<NewsRecord, 'closingPicture'> {
  readonly text: RichText
}
/** Operating mode in one language. */
export type LocalizedOperatingMode = SingleLanguageRecord<OperatingModeRecord>
