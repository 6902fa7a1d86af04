import type { LocalizedArticleTeaser } from '#data/content/articles.ts'
import { defineSectionSchema } from '#data/pages/configFields.ts'

export const ArticleListSchema = defineSectionSchema(
  'ArticleList',
  {
    description: 'All blog articles, newest first; the newest is shown large.',
    loader: { module: '#app/content/articles.server.ts', name: 'loadArticleList', prop: 'records' },
    source: 'articles',
  },
  {},
)
export type ArticleListProps = typeof ArticleListSchema.Type & {
  readonly records: readonly LocalizedArticleTeaser[]
}
