import { Schema } from 'effect'
import { type InLanguage, Localized, LocalizedTexts, recordFields } from './content.ts'
import { FigureRef, Picture, RecordRef } from './fields.ts'

/** A case; `id` is the last segment of its address. Cases are illustrative and computed from product data. */
export const CaseRecord = Schema.Struct({
  ...recordFields,
  kind: Schema.Literals([1, 2, 3]).annotate({
    description: 'Case id: 1 utility, 2 commercial, 3 residential',
  }),
  region: Localized.annotate({ description: 'Region, never a customer or a town' }),
  picture: Picture,
  card: Picture.annotate({ description: 'Upright picture for lists', reference: 'picture' }),
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
/** A case in one language. */
export type Case = InLanguage<CaseRecord>
