import { examples as lists } from '../FaqList/FaqList.examples.ts'
import type { SectionExamples } from '../examples.ts'
import type { ProductFaqProps, ProductFaqSchema } from './ProductFaq.schema.ts'

const props = { title: 'faq.title' } satisfies typeof ProductFaqSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { groups: lists.default.given.list.groups } },
  minimal: { props, given: { groups: lists.filtered.given.list.groups } },
  german: { locale: 'de', props, given: { groups: lists.german.given.list.groups } },
  chinese: { locale: 'cn', props, given: { groups: lists.chinese.given.list.groups } },
} satisfies SectionExamples<typeof ProductFaqSchema.Type, Pick<ProductFaqProps, 'groups'>>
