import type { Article } from '#data/articles.ts'
import { Action, section, Title } from '#data/fields.ts'

export const ArticleSchema = section(
  'Article',
  {
    description:
      'An article of the blog: picture, contents, text, articles to read next. Only on the data page of articles.',
    h1: true,
    source: 'articles',
    record: true,
    messages: [
      'article.minutes',
      'article.topic.basics',
      'article.topic.tariffs',
      'article.topic.technology',
      'text.contents',
      'text.table',
    ],
  },
  {
    next: Title.annotate({ description: 'Heading above the articles to read next' }),
    back: Action,
  },
)
export type ArticleProps = typeof ArticleSchema.Type & { readonly record: Article }
