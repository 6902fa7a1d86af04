import { Schema } from 'effect'
import { Action, section, Text, Title } from '#data/fields.ts'

export const PageHeaderSchema = section(
  'PageHeader',
  {
    description: 'A quiet opening: the page title and a sentence, without a picture.',
    h1: true,
    messages: ['nav.breadcrumbs'],
  },
  {
    title: Title,
    lead: Schema.optionalKey(Text),
    parents: Schema.optionalKey(
      Schema.Array(Action)
        .check(Schema.isMinLength(1), Schema.isMaxLength(3))
        .annotate({ description: 'Pages above this one, outermost first: a way back' }),
    ),
    action: Schema.optionalKey(Action.annotate({ description: 'A way on, below the sentence' })),
  },
)
export type PageHeaderProps = typeof PageHeaderSchema.Type
