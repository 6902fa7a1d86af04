import { Schema } from 'effect'
import { defineSectionSchema, Text, Title } from '#data/pages/configFields.ts'

export const FaqSchema = defineSectionSchema(
  'Faq',
  { description: 'Questions that expand to their answers, without script.' },
  {
    title: Title,
    items: Schema.Array(Schema.Struct({ question: Text, answer: Text }))
      .check(Schema.isMinLength(1), Schema.isMaxLength(12))
      .annotate({ description: 'One to twelve questions' }),
  },
)
export type FaqProps = typeof FaqSchema.Type
