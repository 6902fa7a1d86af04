import { Schema } from 'effect'
import type { LocalizedNewsTeaser, NewsTopic } from '#data/content/content.ts'
import { defineSectionSchema } from '#data/pages/configFields.ts'

export const NewsListSchema = defineSectionSchema(
  'NewsList',
  {
    description:
      'News, newest first, with a filter by topic and pagination, both in the URL query.',
    loader: {
      module: '#app/content/loaders.server.ts',
      name: 'loadNewsList',
      prop: 'list',
      options: ['pageSize'],
    },
    source: 'news',
    query: ['page', 'topic'],
  },
  {
    source: Schema.Literal('news').annotate({ description: 'Where the records come from' }),
    pageSize: Schema.optionalKey(
      Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 50 })).annotate({
        description: 'Records per page',
        default: 6,
      }),
    ),
  },
)

/** Loader data: the page of the filtered list that the URL query selects. */
export interface NewsListLoaderData {
  readonly records: readonly LocalizedNewsTeaser[]
  readonly topic: NewsTopic | undefined
  readonly page: number
  readonly pages: number
}
export type NewsListProps = Omit<typeof NewsListSchema.Type, 'source' | 'pageSize'> & {
  readonly list: NewsListLoaderData
}
