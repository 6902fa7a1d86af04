import { Schema } from 'effect'
import type { LocalizedCaseStudy } from '#data/content/cases.ts'
import { defineSectionSchema } from '#data/pages/configFields.ts'
import type { ProductTileContent } from '#data/products/products.ts'
import { RecordCallToActionSchema } from '../CallToAction/CallToAction.schema.ts'

export const CaseStudySchema = defineSectionSchema(
  'CaseStudy',
  {
    description:
      'A case: picture, key figures, table of contents, text, products and a call to action. Only on a data page of cases.',
    loader: { module: '#app/content/cases.server.ts', name: 'loadCaseRecord', prop: 'record' },
    h1: true,
    source: ['cases', 'products'],
    record: true,
  },
  { call: Schema.optionalKey(RecordCallToActionSchema) },
)
export type CaseStudyProps = typeof CaseStudySchema.Type & {
  readonly record: LocalizedCaseStudy & { readonly productTiles: readonly ProductTileContent[] }
}
