import type { SectionExamples } from '../examples.ts'
import type { ArticleListProps, ArticleListSchema } from './ArticleList.schema.ts'
import { articlesIn } from './articles.examples.ts'

const props = {} satisfies typeof ArticleListSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { records: articlesIn('en') } },
  minimal: { props, given: { records: articlesIn('en').slice(0, 1) } },
  german: { locale: 'de', props, given: { records: articlesIn('de') } },
  chinese: { locale: 'cn', props, given: { records: articlesIn('cn') } },
  empty: { props, given: { records: [] } },
} satisfies SectionExamples<typeof ArticleListSchema.Type, Pick<ArticleListProps, 'records'>>
