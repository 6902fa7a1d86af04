import type { SectionExamples } from '../examples.ts'
import type { FaqSchema } from './Faq.schema.ts'

const usual = {
  title: 'faq.title',
  items: [
    {
      question: 'page.residential-ess.faq.later.question',
      answer: 'page.residential-ess.faq.later.answer',
    },
    {
      question: 'page.residential-ess.faq.operator.question',
      answer: 'page.residential-ess.faq.operator.answer',
    },
    {
      question: 'page.residential-ess.faq.internet.question',
      answer: 'page.residential-ess.faq.internet.answer',
    },
    {
      question: 'page.residential-ess.faq.owner.question',
      answer: 'page.residential-ess.faq.owner.answer',
    },
    {
      question: 'page.residential-ess.faq.floor.question',
      answer: 'page.residential-ess.faq.floor.answer',
    },
    {
      question: 'page.residential-ess.faq.warranty.question',
      answer: 'page.residential-ess.faq.warranty.answer',
    },
  ],
} satisfies typeof FaqSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  minimal: { props: { ...usual, items: usual.items.slice(0, 1) } },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
} satisfies SectionExamples<typeof FaqSchema.Type>
