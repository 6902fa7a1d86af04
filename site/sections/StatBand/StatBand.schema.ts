import { Schema } from 'effect'
import { LabelledFigureSchema, defineSectionSchema } from '#data/pages/configFields.ts'

export const StatBandSchema = defineSectionSchema(
  'StatBand',
  { description: 'Figures side by side as large numerals, separated by hairlines.' },
  {
    items: Schema.Array(LabelledFigureSchema)
      .check(Schema.isMinLength(2), Schema.isMaxLength(4))
      .annotate({ description: 'Two to four figures' }),
  },
)
export type StatBandProps = typeof StatBandSchema.Type
