import { Schema } from 'effect'
import {
  type SingleLanguageRecord,
  LocalizedText,
  LocalizedTitleSchema,
  publicationFields,
  RecordIdSchema,
} from '../content/content.ts'
import { createRecordReferenceSchema } from '../pages/configFields.ts'

/** Markets with their own warranty terms. */
export const warrantyMarkets = ['europe', 'australia', 'china', 'other'] as const
export type WarrantyMarket = (typeof warrantyMarkets)[number]

const Years = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 20 })).annotate({
  description: 'Years from commissioning',
})

const Market = Schema.Literals(warrantyMarkets)

/** Warranty terms of a component, per market. */
export const WarrantyRecord = Schema.Struct({
  ...publicationFields,
  id: RecordIdSchema,
  products: Schema.Array(createRecordReferenceSchema('products'))
    .check(Schema.isMinLength(1))
    .annotate({ description: 'Products that have this part' }),
  part: LocalizedTitleSchema,
  years: Schema.Struct({ europe: Years, australia: Years, china: Years, other: Years }).annotate({
    description: 'Term in each market',
  }),
  longer: Schema.optionalKey(
    LocalizedText.annotate({
      description: 'Condition for the longer term in the markets of `longerIn`',
    }),
  ),
  longerIn: Schema.optionalKey(
    Schema.Array(Market)
      .check(Schema.isMinLength(1))
      .annotate({ description: 'Markets in which it can run longer' }),
  ),
  energy: Schema.optionalKey(
    Schema.Struct({
      throughput: Schema.Finite.annotate({ description: 'MWh after which it ends' }),
      left: Schema.optionalKey(
        Schema.Int.annotate({
          description:
            '% of the energy that is left at the end, where that is promised to everybody',
        }),
      ),
    }).annotate({ description: 'Energy after which it ends, whatever the years' }),
  ),
})
export type WarrantyRecord = typeof WarrantyRecord.Type
/** Warranty terms in one language. */
export type LocalizedWarrantyTerms = SingleLanguageRecord<WarrantyRecord>
