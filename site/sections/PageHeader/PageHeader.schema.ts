import { Schema } from 'effect'
import { Action, section, Text, Title } from '#data/fields.ts'

export const PageHeaderSchema = section(
  'PageHeader',
  {
    description: 'A quiet opening: the page title and a sentence, without a picture.',
    h1: true,
  },
  {
    title: Title,
    lead: Schema.optionalKey(Text),
    action: Schema.optionalKey(Action.annotate({ description: 'A way on, below the sentence' })),
  },
)
export type PageHeaderProps = typeof PageHeaderSchema.Type
