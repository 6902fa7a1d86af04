import { Schema } from 'effect'
import {
  CallToActionPictureSchema,
  type SingleLanguageRecord,
  LocalizedText,
  pageRecordFields,
  type RichTextByCatalogue,
} from './content.ts'
import { DiagramNameSchema } from '../diagrams/diagrams.ts'
import {
  FigureNameSchema,
  PictureSchema,
  createRecordReferenceSchema,
} from '../pages/configFields.ts'

/** Case kinds by id. */
export const caseStudyKinds = { 1: 'utility', 2: 'commercial', 3: 'residential' } as const
export type CaseStudyKind = keyof typeof caseStudyKinds

const kindsByText: ReadonlyMap<string, CaseStudyKind> = new Map(
  ([1, 2, 3] as const).flatMap((id) => [
    [String(id), id],
    [caseStudyKinds[id], id],
  ]),
)

/** Parses a case kind from its name or its id; defaults to 1. */
export const parseCaseStudyKind = (kind: string): CaseStudyKind => kindsByText.get(kind) ?? 1

/**
 * Case study; `id` is the last segment of its URL, its text a Markdown file beside the record. Cases are illustrative and
 * computed from product data.
 */
export const CaseStudyRecord = Schema.Struct({
  ...pageRecordFields,
  kind: Schema.Literals([1, 2, 3]).annotate({
    description: 'Case id: 1 utility, 2 commercial, 3 residential',
  }),
  region: LocalizedText.annotate({ description: 'Region, never a customer or a town' }),
  picture: PictureSchema,
  closingPicture: Schema.optionalKey(CallToActionPictureSchema),
  diagram: Schema.optionalKey(DiagramNameSchema),
  figures: Schema.Array(Schema.Struct({ figure: FigureNameSchema, label: LocalizedText }))
    .check(Schema.isMinLength(3), Schema.isMaxLength(4))
    .annotate({ description: 'Key figures; the first two stand in lists' }),
  products: Schema.Array(createRecordReferenceSchema('products'))
    .check(Schema.isMinLength(1))
    .annotate({ description: 'Products of the system' }),
})
export type CaseStudyRecord = typeof CaseStudyRecord.Type
/** Case in a list, in one language. */
export type LocalizedCaseStudyTeaser = Pick<
  SingleLanguageRecord<CaseStudyRecord>,
  'id' | 'kind' | 'title' | 'region' | 'picture' | 'figures'
>

/** Case in one language. */
export type LocalizedCaseStudy = SingleLanguageRecord<CaseStudyRecord & RichTextByCatalogue>
