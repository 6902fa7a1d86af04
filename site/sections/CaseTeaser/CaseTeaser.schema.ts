import { Schema } from 'effect'
import type { CaseCard } from '#data/cases.ts'
import { section, Title } from '#data/fields.ts'

export const CaseTeaserSchema = section(
  'CaseTeaser',
  {
    description: 'The cases of one kind, with the line that says they are illustrative.',
    source: 'cases',
    messages: [
      'case.kind.utility',
      'case.kind.commercial',
      'case.kind.residential',
      'case.illustrative',
      'case.computed',
    ],
  },
  {
    title: Title,
    kind: Schema.optionalKey(
      Schema.Literals([1, 2, 3]).annotate({
        description: 'Case id: 1 utility, 2 commercial, 3 residential; all when left out',
      }),
    ),
  },
)
export interface CaseTeaserProps extends Omit<typeof CaseTeaserSchema.Type, 'kind'> {
  readonly cases: readonly CaseCard[]
}
