import type { LocalizedCaseStudy } from '#data/content/cases.ts'
import { section } from '#data/pages/configFields.ts'
import type { ProductTile } from '#data/products/products.ts'

export const CaseStudySchema = section(
  'CaseStudy',
  {
    description:
      'A case: picture, key figures, table of contents, text and products. Only on a data page of cases.',
    loader: { module: '#app/content/cases.server.ts', name: 'caseRecord', prop: 'record' },
    h1: true,
    source: ['cases', 'products'],
    record: true,
  },
  {},
)
export type CaseStudyProps = typeof CaseStudySchema.Type & {
  readonly record: LocalizedCaseStudy & { readonly productTiles: readonly ProductTile[] }
}
