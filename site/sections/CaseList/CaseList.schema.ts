import type { LocalizedCaseStudyTeaser, CaseStudyKind } from '#data/content/cases.ts'
import { defineSectionSchema } from '#data/pages/configFields.ts'

export const CaseListSchema = defineSectionSchema(
  'CaseList',
  {
    description: 'All cases, filtered by kind through the URL query: ?kind=1, 2 or 3.',
    loader: { module: '#app/content/cases.server.ts', name: 'loadCaseList', prop: 'list' },
    source: 'cases',
    query: ['kind'],
  },
  {},
)
export type CaseListProps = typeof CaseListSchema.Type & {
  readonly list: {
    readonly kind: CaseStudyKind | undefined
    readonly cases: readonly LocalizedCaseStudyTeaser[]
  }
}
