import { Schema } from 'effect'
import type { LocalizedNewsTeaser } from '#data/content/content.ts'
import { ActionLinkSchema, defineSectionSchema, TitleSchema } from '#data/pages/configFields.ts'

export const NewsTeaserSchema = defineSectionSchema(
  'NewsTeaser',
  {
    description: 'The newest news in a few rows, with a link to all news.',
    loader: {
      module: '#app/content/loaders.server.ts',
      name: 'loadNewsTeaser',
      prop: 'records',
      options: ['count'],
    },
    source: 'news',
  },
  {
    title: TitleSchema,
    source: Schema.Literal('news').annotate({ description: 'Where the records come from' }),
    count: Schema.optionalKey(
      Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 6 })).annotate({
        description: 'Number of rows',
        default: 3,
      }),
    ),
    action: ActionLinkSchema,
  },
)
export type NewsTeaserProps = Omit<typeof NewsTeaserSchema.Type, 'source' | 'count'> & {
  readonly records: readonly LocalizedNewsTeaser[]
}
