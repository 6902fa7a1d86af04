import { createExampleCaseStudy } from '../CaseList/cases.examples.ts'
import type { SectionExamples } from '../examples.ts'
import type { CaseStudyProps, CaseStudySchema } from './CaseStudy.schema.ts'

const usual = {
  call: {
    title: 'page.cases.call.title',
    text: 'page.cases.call.text',
    primary: { label: 'action.see-cases', href: '/solutions/cases' },
    secondary: { label: 'action.ask-project', href: '/contact-us?function=2#form' },
  },
} satisfies typeof CaseStudySchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual, given: { record: createExampleCaseStudy('en') } },
  product: {
    props: usual,
    given: { record: { ...createExampleCaseStudy('en'), picture: 'container' } },
  },
  german: { locale: 'de', props: usual, given: { record: createExampleCaseStudy('de') } },
  chinese: { locale: 'cn', props: usual, given: { record: createExampleCaseStudy('cn') } },
} satisfies SectionExamples<typeof CaseStudySchema.Type, Pick<CaseStudyProps, 'record'>>
