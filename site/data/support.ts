import { Schema } from 'effect'
import { type InLanguage, Localized, LocalizedTitle, publishing, RecordId } from './content.ts'

/** A long text that pages show by its name; it lies beside this record in Markdown. */
export const GuideRecord = Schema.Struct({ ...publishing, id: RecordId })

/** What a question is about; the filter of the list. */
export const problemTypes = [
  'installation',
  'start-up',
  'operation',
  'communication',
  'fault-codes',
  'maintenance',
  'warranty',
  'safety',
] as const
export type ProblemType = (typeof problemTypes)[number]

/** A question with its answer. */
export const FaqRecord = Schema.Struct({
  ...publishing,
  id: RecordId,
  problem: Schema.Literals(problemTypes).annotate({ description: 'What it is about' }),
  question: LocalizedTitle,
  answer: Localized,
})
export type FaqRecord = typeof FaqRecord.Type
/** A question in one language. */
export type Question = InLanguage<FaqRecord>

/** Parts of the world that desks look after; the filter of the finder. */
export const deskRegions = ['europe', 'australia', 'china', 'asia', 'middle-east'] as const
export type DeskRegion = (typeof deskRegions)[number]

/** What desks do. */
export const deskKinds = ['sales', 'service'] as const
export type DeskKind = (typeof deskKinds)[number]

/** One of our own desks; telephone numbers and domains are those reserved for examples. */
export const DeskRecord = Schema.Struct({
  ...publishing,
  id: RecordId,
  region: Schema.Literals(deskRegions).annotate({ description: 'Part of the world' }),
  kinds: Schema.Array(Schema.Literals(deskKinds))
    .check(Schema.isMinLength(1))
    .annotate({ description: 'sales: distributors and quotes; service: help with systems' }),
  name: LocalizedTitle,
  area: Localized.annotate({ description: 'Countries or states it looks after' }),
  languages: Localized.annotate({ description: 'Languages spoken there' }),
  hours: Schema.String.check(Schema.isPattern(/^\d{2}:\d{2}–\d{2}:\d{2}$/)).annotate({
    description: 'Working days, local time, e.g. 09:00–17:00',
  }),
  zone: Localized.annotate({ description: 'Place whose time it is' }),
  email: Schema.String.check(Schema.isPattern(/^[a-z.-]+@felcera\.example$/)).annotate({
    description: 'Address of the desk',
  }),
  telephone: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^\+[\d -]+$/)).annotate({
      description: 'Number from a range reserved for examples',
    }),
  ),
})
export type DeskRecord = typeof DeskRecord.Type
/** A desk in one language. */
export type Desk = InLanguage<DeskRecord>
