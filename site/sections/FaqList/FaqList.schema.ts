import { section } from '#data/fields.ts'
import type { ProblemType, Question } from '#data/support.ts'

export const FaqListSchema = section(
  'FaqList',
  {
    description:
      'All frequently asked questions by what they are about, with a filter in the address.',
    source: 'faqs',
    query: ['problem', 'q', 'question'],
    messages: [
      'faq.search.clear',
      'faq.search.count',
      'faq.search.hint',
      'faq.search.label',
      'faq.search.placeholder',
      'list.empty',
      'search.submit',
      'faq.filter.label',
      'faq.problem.all',
      'faq.problem.installation',
      'faq.problem.start-up',
      'faq.problem.operation',
      'faq.problem.communication',
      'faq.problem.fault-codes',
      'faq.problem.maintenance',
      'faq.problem.warranty',
      'faq.problem.safety',
    ],
  },
  {},
)

/** Questions as the address asks for them. */
export interface FaqPage {
  readonly problem: ProblemType | undefined
  /** What was searched for; empty for nothing. */
  readonly query: string
  /** Id of the one that begins open. */
  readonly question: string | undefined
  readonly total: number
  readonly groups: readonly {
    readonly type: ProblemType
    readonly questions: readonly Question[]
  }[]
}
export type FaqListProps = typeof FaqListSchema.Type & { readonly list: FaqPage }
