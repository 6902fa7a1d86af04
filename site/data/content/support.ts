import { Schema } from 'effect'
import {
  legalApprovalFields,
  type SingleLanguageRecord,
  LocalizedText,
  LocalizedTitleSchema,
  publicationFields,
  RecordIdSchema,
} from './content.ts'
import { createRecordReferenceSchema } from '../pages/configFields.ts'

/** Guide: a Markdown text that pages reference by its id. */
export const GuideRecord = Schema.Struct({
  ...publicationFields,
  ...legalApprovalFields,
  id: RecordIdSchema,
})

/** Support topics, used to filter questions and downloads. */
export const supportTopics = [
  'installation',
  'start-up',
  'operation',
  'communication',
  'fault-codes',
  'maintenance',
  'warranty',
  'safety',
] as const
export type SupportTopic = (typeof supportTopics)[number]

/** Frequently asked question with its answer. */
export const FaqRecord = Schema.Struct({
  ...publicationFields,
  id: RecordIdSchema,
  problem: Schema.Literals(supportTopics).annotate({ description: 'Topic of the question' }),
  question: LocalizedTitleSchema,
  answer: LocalizedText,
  products: Schema.optionalKey(
    Schema.Array(createRecordReferenceSchema('products'))
      .check(Schema.isMinLength(1))
      .annotate({ description: 'Products whose pages show it, beside the page of all questions' }),
  ),
})
export type FaqRecord = typeof FaqRecord.Type
/** Frequently asked question in one language. */
export type LocalizedFaqQuestion = SingleLanguageRecord<FaqRecord>

/** Questions of one problem type. */
export interface FaqQuestionsByTopic {
  readonly type: SupportTopic
  readonly questions: readonly LocalizedFaqQuestion[]
}

/** Regions of the contact desks, used to filter the desk finder. */
export const contactDeskRegions = ['europe', 'australia', 'china', 'asia', 'middle-east'] as const
export type ContactDeskRegion = (typeof contactDeskRegions)[number]

/** Services of contact desks. */
export const contactDeskKinds = ['sales', 'service'] as const
export type ContactDeskKind = (typeof contactDeskKinds)[number]

/** Contact desk of the company; telephone numbers and domains are reserved example values. */
export const ContactDeskRecord = Schema.Struct({
  ...publicationFields,
  id: RecordIdSchema,
  region: Schema.Literals(contactDeskRegions).annotate({ description: 'Part of the world' }),
  kinds: Schema.Array(Schema.Literals(contactDeskKinds))
    .check(Schema.isMinLength(1))
    .annotate({ description: 'sales: distributors and quotes; service: help with systems' }),
  name: LocalizedTitleSchema,
  area: LocalizedText.annotate({ description: 'Countries or states it looks after' }),
  languages: LocalizedText.annotate({ description: 'Languages spoken there' }),
  hours: Schema.String.check(Schema.isPattern(/^\d{2}:\d{2}–\d{2}:\d{2}$/)).annotate({
    description: 'Working days, local time, e.g. 09:00–17:00',
  }),
  zone: LocalizedText.annotate({ description: 'Place whose time it is' }),
  email: Schema.String.check(Schema.isPattern(/^[a-z.-]+@felcera\.example$/)).annotate({
    description: 'Address of the desk',
  }),
  telephone: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^\+[\d -]+$/)).annotate({
      description: 'Number from a range reserved for examples',
    }),
  ),
})
export type ContactDeskRecord = typeof ContactDeskRecord.Type
/** Contact desk in one language. */
export type LocalizedContactDesk = SingleLanguageRecord<ContactDeskRecord>
