import { Schema } from 'effect'
import { type InLanguage, Localized, LocalizedTitle, publishing, RecordId } from './content.ts'
import { RecordRef } from './fields.ts'

/** Parts of the world with terms of their own. */
export const warrantyMarkets = ['europe', 'australia', 'china', 'other'] as const
export type WarrantyMarket = (typeof warrantyMarkets)[number]

const Years = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 20 })).annotate({
  description: 'Years from commissioning',
})

const Market = Schema.Literals(warrantyMarkets)

/** What is promised for a part of some products, in each market. */
export const WarrantyRecord = Schema.Struct({
  ...publishing,
  id: RecordId,
  products: Schema.Array(RecordRef('products'))
    .check(Schema.isMinLength(1))
    .annotate({ description: 'Products that have this part' }),
  part: LocalizedTitle,
  years: Schema.Struct({ europe: Years, australia: Years, china: Years, other: Years }).annotate({
    description: 'How long it runs in each market',
  }),
  longer: Schema.optionalKey(
    Localized.annotate({ description: 'What makes it run longer in the markets of `longerIn`' }),
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
/** Terms in one language. */
export type WarrantyTerms = InLanguage<WarrantyRecord>
