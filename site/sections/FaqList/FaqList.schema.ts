import { defineSectionSchema } from '#data/pages/configFields.ts'
import type { SupportTopic, FaqQuestionsByTopic } from '#data/content/support.ts'

export const FaqListSchema = defineSectionSchema(
  'FaqList',
  {
    description:
      'All frequently asked questions by problem type, with a search field; search and filter are in the URL query.',
    loader: { module: '#app/content/support.server.ts', name: 'loadFaqList', prop: 'list' },
    source: 'faqs',
    query: ['problem', 'q', 'question'],
  },
  {},
)

/** Loader data: the questions that the URL query selects. */
export interface FaqListLoaderData {
  readonly problem: SupportTopic | undefined
  /** Search text; empty without a search. */
  readonly query: string
  /** Id of the question that is initially open. */
  readonly question: string | undefined
  readonly total: number
  readonly groups: readonly FaqQuestionsByTopic[]
}
export type FaqListProps = typeof FaqListSchema.Type & { readonly list: FaqListLoaderData }
