import { Schema } from 'effect'
import { type InLanguage, Localized, recordFields, type WithRichText } from './content.ts'
import { FigureRef, Picture, RecordRef } from '../pages/configFields.ts'

/** Case kinds by id. */
export const caseKinds = { 1: 'utility', 2: 'commercial', 3: 'residential' } as const
export type CaseKind = keyof typeof caseKinds

const kindsByText: ReadonlyMap<string, CaseKind> = new Map(
  ([1, 2, 3] as const).flatMap((id) => [
    [String(id), id],
    [caseKinds[id], id],
  ]),
)

/** Parses a case kind from its name or its id; defaults to 1. */
export const parseCaseKind = (kind: string): CaseKind => kindsByText.get(kind) ?? 1

/**
 * Case study; `id` is the last segment of its URL, its text a Markdown file beside the record. Cases are illustrative and
 * computed from product data.
 */
export const CaseRecord = Schema.Struct({
  ...recordFields,
  kind: Schema.Literals([1, 2, 3]).annotate({
    description: 'Case id: 1 utility, 2 commercial, 3 residential',
  }),
  region: Localized.annotate({ description: 'Region, never a customer or a town' }),
  picture: Picture,
  figures: Schema.Array(Schema.Struct({ figure: FigureRef, label: Localized }))
    .check(Schema.isMinLength(3), Schema.isMaxLength(4))
    .annotate({ description: 'Key figures; the first two stand in lists' }),
  products: Schema.Array(RecordRef('products'))
    .check(Schema.isMinLength(1))
    .annotate({ description: 'Products of the system' }),
})
export type CaseRecord = typeof CaseRecord.Type
/** Case in a list, in one language. */
export type CaseTeaser = Pick<
  InLanguage<CaseRecord>,
  'id' | 'kind' | 'title' | 'region' | 'picture' | 'figures'
>

/** Case in one language. */
export type Case = InLanguage<CaseRecord & WithRichText>
