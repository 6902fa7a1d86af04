import type { SectionExamples } from '../examples.ts'
import type { ArticleListProps, ArticleListSchema } from './ArticleList.schema.ts'
import { createExampleArticles } from './articles.examples.ts'

const props = {} satisfies typeof ArticleListSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { records: createExampleArticles('en') } },
  minimal: { props, given: { records: createExampleArticles('en').slice(0, 1) } },
  german: { locale: 'de', props, given: { records: createExampleArticles('de') } },
  chinese: { locale: 'cn', props, given: { records: createExampleArticles('cn') } },
  empty: { props, given: { records: [] } },
} satisfies SectionExamples<typeof ArticleListSchema.Type, Pick<ArticleListProps, 'records'>>
