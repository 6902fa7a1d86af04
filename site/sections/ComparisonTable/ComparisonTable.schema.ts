import { Schema } from 'effect'
import {
  FigureNameSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

const Cell = Schema.Union([
  Schema.Struct({ text: TextSchema }),
  Schema.Struct({ figure: FigureNameSchema }),
  Schema.Struct({
    included: Schema.Boolean.annotate({ description: 'Shows yes or no as a sign' }),
  }),
]).annotate({ description: 'A text, a figure, or whether something is included' })

const Row = Schema.Struct({
  label: TextSchema,
  cells: Schema.Array(Cell)
    .check(Schema.isMinLength(1), Schema.isMaxLength(4))
    .annotate({ description: 'One cell for each column' }),
})

export const ComparisonTableSchema = defineSectionSchema(
  'ComparisonTable',
  {
    description:
      'A table that compares one to four things row by row, in words, figures and signs for yes and no. Scrolls on narrow screens.',
  },
  {
    title: TitleSchema,
    corner: TextSchema.annotate({
      description: 'Message id of the heading of the first column: what the rows are',
    }),
    columns: Schema.Array(TextSchema)
      .check(Schema.isMinLength(1), Schema.isMaxLength(4))
      .annotate({ description: 'Message ids of the things compared' }),
    rows: Schema.Array(Row)
      .check(Schema.isMinLength(1), Schema.isMaxLength(30))
      .annotate({ description: 'One to thirty rows' }),
  },
)
export type ComparisonTableProps = typeof ComparisonTableSchema.Type
