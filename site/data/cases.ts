import { Schema } from 'effect'
import { type InLanguage, Localized, LocalizedTexts, recordFields } from './content.ts'
import { FigureRef, Picture, RecordRef } from './fields.ts'

/** Kinds of cases by their id. */
export const caseKinds = { 1: 'utility', 2: 'commercial', 3: 'residential' } as const
export type CaseKind = keyof typeof caseKinds

/** Reads a kind from an address: its id; anything unknown is the first. */
export function caseKindOf(id: string): CaseKind {
  const kinds: readonly CaseKind[] = [1, 2, 3]
  return kinds.find((kind) => String(kind) === id) ?? 1
}

/** A case; `id` is the last segment of its address. Cases are illustrative and computed from product data. */
export const CaseRecord = Schema.Struct({
  ...recordFields,
  kind: Schema.Literals([1, 2, 3]).annotate({
    description: 'Case id: 1 utility, 2 commercial, 3 residential',
  }),
  region: Localized.annotate({ description: 'Region, never a customer or a town' }),
  picture: Picture,
  task: LocalizedTexts.annotate({ description: 'What the site needs' }),
  answer: LocalizedTexts.annotate({ description: 'What stands there and what it does' }),
  figures: Schema.Array(Schema.Struct({ figure: FigureRef, label: Localized }))
    .check(Schema.isMinLength(3), Schema.isMaxLength(4))
    .annotate({ description: 'Key figures; the first two stand in lists' }),
  working: LocalizedTexts.annotate({ description: 'How the figures follow, to be recomputed' }),
  products: Schema.Array(RecordRef('products'))
    .check(Schema.isMinLength(1))
    .annotate({ description: 'Products of the system' }),
})
export type CaseRecord = typeof CaseRecord.Type
/** What a list shows of a case, in one language. */
export type CaseCard = Pick<
  InLanguage<CaseRecord>,
  'id' | 'kind' | 'title' | 'region' | 'picture' | 'figures'
>

/** A case in one language. */
export type Case = InLanguage<CaseRecord>
