import { Schema } from 'effect'
import {
  counselField,
  type InLanguage,
  Localized,
  LocalizedTitle,
  publicationFields,
  RecordId,
} from './content.ts'
import { RecordRef } from '../pages/configFields.ts'

/** Guide: a Markdown text that pages reference by its id. */
export const GuideRecord = Schema.Struct({
  ...publicationFields,
  ...counselField,
  id: RecordId,
})

/** Support topics, used to filter questions and downloads. */
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

/** Frequently asked question with its answer. */
export const FaqRecord = Schema.Struct({
  ...publicationFields,
  id: RecordId,
  problem: Schema.Literals(problemTypes).annotate({ description: 'What it is about' }),
  question: LocalizedTitle,
  answer: Localized,
  products: Schema.optionalKey(
    Schema.Array(RecordRef('products'))
      .check(Schema.isMinLength(1))
      .annotate({ description: 'Products whose pages show it, beside the page of all questions' }),
  ),
})
export type FaqRecord = typeof FaqRecord.Type
/** Frequently asked question in one language. */
export type Question = InLanguage<FaqRecord>

/** Questions of one problem type. */
export interface QuestionGroup {
  readonly type: ProblemType
  readonly questions: readonly Question[]
}

/** Regions of the contact desks, used to filter the desk finder. */
export const deskRegions = ['europe', 'australia', 'china', 'asia', 'middle-east'] as const
export type DeskRegion = (typeof deskRegions)[number]

/** Services of contact desks. */
export const deskKinds = ['sales', 'service'] as const
export type DeskKind = (typeof deskKinds)[number]

/** Contact desk of the company; telephone numbers and domains are reserved example values. */
export const DeskRecord = Schema.Struct({
  ...publicationFields,
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
/** Contact desk in one language. */
export type Desk = InLanguage<DeskRecord>
