import { caseStudy } from '../CaseList/cases.examples.ts'
import type { SectionExamples } from '../examples.ts'
import type { CaseStudyProps, CaseStudySchema } from './CaseStudy.schema.ts'

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: {}, given: { record: caseStudy('en') } },
  product: { props: {}, given: { record: { ...caseStudy('en'), picture: 'container' } } },
  german: { locale: 'de', props: {}, given: { record: caseStudy('de') } },
  chinese: { locale: 'cn', props: {}, given: { record: caseStudy('cn') } },
} satisfies SectionExamples<typeof CaseStudySchema.Type, Pick<CaseStudyProps, 'record'>>
