import { Schema } from 'effect'
import type { LocalizedNewsItem } from '#data/content/content.ts'
import { ActionLinkSchema, defineSectionSchema } from '#data/pages/configFields.ts'
import { RecordCallToActionSchema } from '../CallToAction/CallToAction.schema.ts'

export const NewsArticleSchema = defineSectionSchema(
  'NewsArticle',
  {
    description:
      'A news article: date, topic, title, text and a call to action. Only on a data page of news.',
    loader: { module: '#app/content/loaders.server.ts', name: 'loadNewsRecord', prop: 'record' },
    h1: true,
    source: 'news',
    record: true,
  },
  { back: ActionLinkSchema, call: Schema.optionalKey(RecordCallToActionSchema) },
)
export type NewsArticleProps = typeof NewsArticleSchema.Type & {
  readonly record: LocalizedNewsItem
}
