import type { News } from '#data/content.ts'
import { Action, section } from '#data/fields.ts'

export const NewsArticleSchema = section(
  'NewsArticle',
  {
    description: 'One piece of news: date, topic, title and text. Only on a data page of news.',
    h1: true,
    source: 'news',
    record: true,
    messages: [
      'news.topic.product',
      'news.topic.platform',
      'news.topic.support',
      'news.topic.company',
    ],
  },
  { back: Action },
)
export type NewsArticleProps = typeof NewsArticleSchema.Type & { readonly record: News }
