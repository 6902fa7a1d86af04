import { Schema } from 'effect'
import type { News } from '#data/content.ts'
import { Action, section, Title } from '#data/fields.ts'

export const NewsTeaserSchema = section(
  'NewsTeaser',
  {
    description: 'The newest news in a few rows, with a link to all.',
    source: 'news',
    messages: [
      'news.topic.product',
      'news.topic.platform',
      'news.topic.support',
      'news.topic.company',
    ],
  },
  {
    title: Title,
    source: Schema.Literal('news').annotate({ description: 'Where the records come from' }),
    count: Schema.optionalKey(
      Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 6 })).annotate({
        description: 'How many rows',
        default: 3,
      }),
    ),
    action: Action,
  },
)
export type NewsTeaserProps = Omit<typeof NewsTeaserSchema.Type, 'source' | 'count'> & {
  readonly records: readonly News[]
}
