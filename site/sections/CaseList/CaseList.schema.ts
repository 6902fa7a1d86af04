import type { CaseCard, CaseKind } from '#data/cases.ts'
import { section } from '#data/fields.ts'

export const CaseListSchema = section(
  'CaseList',
  {
    description: 'All cases, filtered by kind in the address: ?kind=1, 2 or 3.',
    source: 'cases',
    query: ['kind'],
    messages: [
      'case.filter',
      'case.kind.all',
      'case.kind.utility',
      'case.kind.commercial',
      'case.kind.residential',
      'case.illustrative',
      'case.computed',
      'list.empty',
    ],
  },
  {},
)
export type CaseListProps = typeof CaseListSchema.Type & {
  readonly list: { readonly kind: CaseKind | undefined; readonly cases: readonly CaseCard[] }
}
