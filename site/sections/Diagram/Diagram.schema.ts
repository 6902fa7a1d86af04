import { Schema } from 'effect'
import { DiagramNameSchema } from '#data/diagrams/diagrams.ts'
import { defineSectionSchema, Text, Title } from '#data/pages/configFields.ts'

export const DiagramSchema = defineSectionSchema(
  'Diagram',
  { description: 'A diagram across the page, below a title and a paragraph.' },
  {
    title: Title,
    text: Schema.optionalKey(Text),
    diagram: DiagramNameSchema,
    note: Schema.optionalKey(
      Text.annotate({
        description: 'Id of a message below the diagram, e.g. that its figures are illustrative',
        reference: 'message',
      }),
    ),
  },
)
export type DiagramProps = typeof DiagramSchema.Type
