import { Schema } from 'effect'
import { FigureRef, section, Text, Title } from '#data/fields.ts'

const Row = Schema.Union([
  Schema.Struct({ label: Text, figure: FigureRef }),
  Schema.Struct({ label: Text, text: Text }),
]).annotate({ description: 'A label with either a figure or a text' })

export const SpecTableSchema = section(
  'SpecTable',
  { description: 'Technical specifications in groups of rows, label and value.' },
  {
    title: Title,
    groups: Schema.Array(
      Schema.Struct({
        title: Title,
        rows: Schema.Array(Row).check(Schema.isMinLength(1), Schema.isMaxLength(20)),
      }),
    )
      .check(Schema.isMinLength(1), Schema.isMaxLength(10))
      .annotate({ description: 'Groups of rows' }),
  },
)
export type SpecTableProps = typeof SpecTableSchema.Type
