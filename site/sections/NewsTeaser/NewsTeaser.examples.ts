import type { SectionExamples } from '../examples.ts'
import type { NewsTeaserSchema, NewsTeaserProps } from './NewsTeaser.schema.ts'
import { createExampleNews } from '../NewsList/news.examples.ts'

const usual = {
  title: 'nav.news',
  source: 'news',
  count: 3,
  action: {
    label: 'action.see-news',
    href: '/explore/news',
  },
} satisfies typeof NewsTeaserSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual, given: { records: createExampleNews('en') } },
  minimal: {
    props: { ...usual, count: 1 },
    given: { records: createExampleNews('en').slice(0, 1) },
  },
  german: { locale: 'de', props: usual, given: { records: createExampleNews('de') } },
  chinese: { locale: 'cn', props: usual, given: { records: createExampleNews('cn') } },
} satisfies SectionExamples<typeof NewsTeaserSchema.Type, Pick<NewsTeaserProps, 'records'>>
