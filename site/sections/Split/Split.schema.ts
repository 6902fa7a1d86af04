import { Schema } from 'effect'
import { Action, Picture, section, Text, Title } from '#data/fields.ts'

export const SplitSchema = section(
  'Split',
  { description: 'A picture beside a title and a paragraph.' },
  {
    title: Title,
    text: Text,
    picture: Picture,
    side: Schema.optionalKey(
      Schema.Literals(['start', 'end']).annotate({
        description: 'Where the picture stands on wide screens',
        default: 'start',
      }),
    ),
    action: Schema.optionalKey(Action),
  },
)
export type SplitProps = typeof SplitSchema.Type
