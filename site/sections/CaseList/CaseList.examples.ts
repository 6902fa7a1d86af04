import type { SectionExamples } from '../examples.ts'
import type { CaseListProps, CaseListSchema } from './CaseList.schema.ts'
import { createExampleCaseTeasers } from './cases.examples.ts'

/** Examples from typical to extreme content. */
export const examples = {
  default: {
    props: {},
    given: { list: { kind: undefined, cases: createExampleCaseTeasers('en') } },
  },
  filtered: {
    props: {},
    given: { list: { kind: 2, cases: createExampleCaseTeasers('en').slice(1, 2) } },
  },
  empty: { props: {}, given: { list: { kind: 1, cases: [] } } },
  german: {
    locale: 'de',
    props: {},
    given: { list: { kind: undefined, cases: createExampleCaseTeasers('de') } },
  },
  chinese: {
    locale: 'cn',
    props: {},
    given: { list: { kind: undefined, cases: createExampleCaseTeasers('cn') } },
  },
} satisfies SectionExamples<typeof CaseListSchema.Type, Pick<CaseListProps, 'list'>>
