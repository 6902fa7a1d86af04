import { Schema } from 'effect'
import { section, Text, Title } from '#data/fields.ts'

export const CodeExampleSchema = section(
  'CodeExample',
  { description: 'A request as it is sent, with words on how it is made.' },
  {
    title: Title,
    text: Text,
    points: Schema.optionalKey(
      Schema.Array(Text).annotate({ description: 'Rules, one sentence each' }),
    ),
    example: Schema.Literals(['signed-request']).annotate({
      description: 'signed-request: the test call of the Open API',
    }),
  },
)
export type CodeExampleProps = typeof CodeExampleSchema.Type
