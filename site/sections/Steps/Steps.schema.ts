import { Schema } from 'effect'
import { defineSectionSchema, TextSchema, TitleSchema } from '#data/pages/configFields.ts'

export const StepsSchema = defineSectionSchema(
  'Steps',
  { description: 'A process in numbered steps.' },
  {
    title: TitleSchema,
    items: Schema.Array(Schema.Struct({ title: TitleSchema, text: TextSchema }))
      .check(Schema.isMinLength(2), Schema.isMaxLength(6))
      .annotate({ description: 'Two to six steps in order' }),
  },
)
export type StepsProps = typeof StepsSchema.Type
