import { Schema } from 'effect'
import { defineSectionSchema, TextSchema, TitleSchema } from '#data/pages/configFields.ts'

export const FaqSchema = defineSectionSchema(
  'Faq',
  { description: 'Questions that expand to their answers, without script.' },
  {
    title: TitleSchema,
    items: Schema.Array(Schema.Struct({ question: TextSchema, answer: TextSchema }))
      .check(Schema.isMinLength(1), Schema.isMaxLength(12))
      .annotate({ description: 'One to twelve questions' }),
  },
)
export type FaqProps = typeof FaqSchema.Type
