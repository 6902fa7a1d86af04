import { createExampleCaseTeasers } from '../CaseList/cases.examples.ts'
import type { SectionExamples } from '../examples.ts'
import type { CaseTeaserProps, CaseTeaserSchema } from './CaseTeaser.schema.ts'

const usual = {
  title: 'page.commercial-ess.cases.title',
  kind: 2,
} satisfies typeof CaseTeaserSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual, given: { cases: createExampleCaseTeasers('en').slice(0, 2) } },
  minimal: { props: usual, given: { cases: createExampleCaseTeasers('en').slice(0, 1) } },
  german: {
    locale: 'de',
    props: usual,
    given: { cases: createExampleCaseTeasers('de').slice(0, 2) },
  },
  chinese: {
    locale: 'cn',
    props: usual,
    given: { cases: createExampleCaseTeasers('cn').slice(0, 2) },
  },
} satisfies SectionExamples<typeof CaseTeaserSchema.Type, Pick<CaseTeaserProps, 'cases'>>
