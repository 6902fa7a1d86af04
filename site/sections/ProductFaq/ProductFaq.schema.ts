import { Schema } from 'effect'
import type { FaqQuestionsByTopic } from '#data/content/support.ts'
import {
  createRecordReferenceSchema,
  defineSectionSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

export const ProductFaqSchema = defineSectionSchema(
  'ProductFaq',
  {
    description:
      'Frequently asked questions about a product by problem type; on a data page of products, about its record.',
    loader: {
      module: '#app/content/support.server.ts',
      name: 'loadProductFaq',
      prop: 'groups',
      options: ['product'],
    },
    source: 'faqs',
  },
  {
    title: TitleSchema,
    product: Schema.optionalKey(
      createRecordReferenceSchema('products').annotate({
        description: 'The product that the questions are about',
        reference: 'record:products',
      }),
    ),
  },
)
export interface ProductFaqProps extends Omit<typeof ProductFaqSchema.Type, 'product'> {
  readonly groups: readonly FaqQuestionsByTopic[]
}
