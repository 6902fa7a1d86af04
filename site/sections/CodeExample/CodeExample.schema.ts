import { Schema } from 'effect'
import { defineSectionSchema, TextSchema, TitleSchema } from '#data/pages/configFields.ts'

export const CodeExampleSchema = defineSectionSchema(
  'CodeExample',
  { description: 'An example API request with an explanation of how to build it.' },
  {
    title: TitleSchema,
    text: TextSchema,
    points: Schema.optionalKey(
      Schema.Array(TextSchema).annotate({ description: 'Rules, one sentence each' }),
    ),
    example: Schema.Literals(['signed-request', 'read-calls']).annotate({
      description:
        'signed-request: the test call of the Open API; read-calls: the other calls and an example response',
    }),
  },
)
export type CodeExampleProps = typeof CodeExampleSchema.Type
