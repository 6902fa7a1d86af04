import type { SectionExamples } from '../examples.ts'
import type { CaseListProps, CaseListSchema } from './CaseList.schema.ts'
import { caseCards } from './cases.examples.ts'

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: {}, given: { list: { kind: undefined, cases: caseCards('en') } } },
  filtered: { props: {}, given: { list: { kind: 2, cases: caseCards('en').slice(1, 2) } } },
  empty: { props: {}, given: { list: { kind: 1, cases: [] } } },
  german: {
    locale: 'de',
    props: {},
    given: { list: { kind: undefined, cases: caseCards('de') } },
  },
  chinese: {
    locale: 'cn',
    props: {},
    given: { list: { kind: undefined, cases: caseCards('cn') } },
  },
} satisfies SectionExamples<typeof CaseListSchema.Type, Pick<CaseListProps, 'list'>>
