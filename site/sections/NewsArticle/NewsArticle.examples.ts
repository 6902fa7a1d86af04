import type { SectionExamples } from '../examples.ts'
import type { NewsArticleSchema, NewsArticleProps } from './NewsArticle.schema.ts'
import type { LocalizedNewsItem } from '#data/content/content.ts'
import { createNewestExampleNews } from '../NewsList/news.examples.ts'

const usual = {
  back: {
    label: 'action.see-news',
    href: '/explore/news',
  },
  call: {
    title: 'page.news.call.title',
    text: 'page.news.call.text',
    primary: { label: 'action.subscribe', href: '/newsletter' },
  },
} satisfies typeof NewsArticleSchema.Type

function withoutPicture(record: LocalizedNewsItem): LocalizedNewsItem {
  const { picture, ...rest } = record
  return picture ? rest : record
}

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual, given: { record: createNewestExampleNews('en') } },
  minimal: { props: usual, given: { record: withoutPicture(createNewestExampleNews('en')) } },
  german: { locale: 'de', props: usual, given: { record: createNewestExampleNews('de') } },
  chinese: { locale: 'cn', props: usual, given: { record: createNewestExampleNews('cn') } },
} satisfies SectionExamples<typeof NewsArticleSchema.Type, Pick<NewsArticleProps, 'record'>>
