import { Schema } from 'effect'
import { DiagramNameSchema } from '#data/diagrams/diagrams.ts'
import { defineSectionSchema, TextSchema, TitleSchema } from '#data/pages/configFields.ts'

export const DiagramSchema = defineSectionSchema(
  'Diagram',
  { description: 'A diagram across the page, below a title and a paragraph.' },
  {
    title: TitleSchema,
    text: Schema.optionalKey(TextSchema),
    diagram: DiagramNameSchema,
    note: Schema.optionalKey(
      TextSchema.annotate({
        description: 'Id of a message below the diagram, e.g. that its figures are illustrative',
        reference: 'message',
      }),
    ),
  },
)
export type DiagramProps = typeof DiagramSchema.Type
