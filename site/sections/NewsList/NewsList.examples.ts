import type { SectionExamples } from '../examples.ts'
import type { NewsListSchema, NewsListProps } from './NewsList.schema.ts'
import { createExampleNews } from './news.examples.ts'
import type { NewsListLoaderData } from './NewsList.schema.ts'

const usual = {
  source: 'news',
  pageSize: 6,
} satisfies typeof NewsListSchema.Type

const page = (
  language: 'en' | 'cn' | 'de',
  rest: Partial<NewsListLoaderData>,
): NewsListLoaderData => ({
  records: createExampleNews(language),
  topic: undefined,
  page: 1,
  pages: 1,
  ...rest,
})

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual, given: { list: page('en', { page: 1, pages: 3 }) } },
  minimal: { props: usual, given: { list: page('en', {}) } },
  filtered: {
    locale: 'de',
    props: usual,
    given: { list: page('de', { topic: 'product', page: 2, pages: 2 }) },
  },
  chinese: { locale: 'cn', props: usual, given: { list: page('cn', {}) } },
  empty: { props: usual, given: { list: { records: [], topic: 'platform', page: 1, pages: 1 } } },
} satisfies SectionExamples<typeof NewsListSchema.Type, Pick<NewsListProps, 'list'>>
