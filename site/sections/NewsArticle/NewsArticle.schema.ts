import type { NewsText } from '#data/content/content.ts'
import { ActionLinkSchema, section } from '#data/pages/configFields.ts'

export const NewsArticleSchema = section(
  'NewsArticle',
  {
    description: 'A news article: date, topic, title and text. Only on a data page of news.',
    loader: { module: '#app/content/loaders.server.ts', name: 'newsRecord', prop: 'record' },
    h1: true,
    source: 'news',
    record: true,
  },
  { back: ActionLinkSchema },
)
export type NewsArticleProps = typeof NewsArticleSchema.Type & { readonly record: NewsText }
