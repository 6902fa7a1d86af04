import { Schema } from 'effect'
import type { News, NewsTopic } from '#data/content.ts'
import { section } from '#data/fields.ts'

export const NewsListSchema = section(
  'NewsList',
  {
    description: 'News, newest first, with a filter by topic and pages, both in the address.',
    source: 'news',
    query: ['page', 'topic'],
    messages: [
      'news.topic.all',
      'news.topic.product',
      'news.topic.platform',
      'news.topic.support',
      'news.topic.company',
      'news.filter.label',
      'pagination.label',
      'pagination.previous',
      'pagination.next',
      'pagination.page',
      'list.empty',
    ],
  },
  {
    source: Schema.Literal('news').annotate({ description: 'Where the records come from' }),
    pageSize: Schema.optionalKey(
      Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 50 })).annotate({
        description: 'Records a page',
        default: 6,
      }),
    ),
  },
)

/** One page of a filtered list, as the address asks for it. */
export interface NewsPage {
  readonly records: readonly News[]
  readonly topic: NewsTopic | undefined
  readonly page: number
  readonly pages: number
}
export type NewsListProps = Omit<typeof NewsListSchema.Type, 'source' | 'pageSize'> & {
  readonly list: NewsPage
}
