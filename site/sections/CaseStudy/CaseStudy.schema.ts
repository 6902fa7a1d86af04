import type { Case } from '#data/cases.ts'
import { section } from '#data/fields.ts'
import type { ProductTile } from '#data/products.ts'

export const CaseStudySchema = section(
  'CaseStudy',
  {
    description:
      'A case: picture, key figures, task, answer and how the figures follow. Only on a data page of cases.',
    h1: true,
    source: ['cases', 'products'],
    record: true,
    messages: [
      'nav.breadcrumbs',
      'nav.cases',
      'case.kind.utility',
      'case.kind.commercial',
      'case.kind.residential',
      'case.illustrative',
      'case.computed',
      'case.task',
      'case.answer',
      'case.working',
      'case.products',
    ],
  },
  {},
)
export type CaseStudyProps = typeof CaseStudySchema.Type & {
  readonly record: Case & { readonly productTiles: readonly ProductTile[] }
}
