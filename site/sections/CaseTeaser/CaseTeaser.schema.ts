import { Schema } from 'effect'
import type { LocalizedCaseStudyTeaser } from '#data/content/cases.ts'
import { defineSectionSchema, TitleSchema } from '#data/pages/configFields.ts'

export const CaseTeaserSchema = defineSectionSchema(
  'CaseTeaser',
  {
    description: 'The cases of one kind, with the note that they are illustrative.',
    loader: {
      module: '#app/content/cases.server.ts',
      name: 'loadCaseTeaser',
      prop: 'cases',
      options: ['kind'],
    },
    source: 'cases',
  },
  {
    title: TitleSchema,
    kind: Schema.optionalKey(
      Schema.Literals([1, 2, 3]).annotate({
        description: 'Kind of cases: 1 utility, 2 commercial, 3 residential; all kinds if omitted',
      }),
    ),
  },
)
export interface CaseTeaserProps extends Omit<typeof CaseTeaserSchema.Type, 'kind'> {
  readonly cases: readonly LocalizedCaseStudyTeaser[]
}
