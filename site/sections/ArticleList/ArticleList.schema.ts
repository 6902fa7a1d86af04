import type { ArticleTeaser } from '#data/articles.ts'
import { section } from '#data/fields.ts'

export const ArticleListSchema = section(
  'ArticleList',
  {
    description: 'All articles of the blog, newest first, the newest one large.',
    source: 'articles',
    messages: [
      'article.minutes',
      'article.topic.basics',
      'article.topic.tariffs',
      'article.topic.technology',
      'list.empty',
    ],
  },
  {},
)
export type ArticleListProps = typeof ArticleListSchema.Type & {
  readonly records: readonly ArticleTeaser[]
}
