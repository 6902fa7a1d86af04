import type { SupportTopic, LocalizedFaqQuestion } from '#data/content/support.ts'
import type { SectionExamples } from '../examples.ts'
import type { FaqListProps, FaqListSchema, FaqListLoaderData } from './FaqList.schema.ts'

const questions = (
  problem: SupportTopic,
  question: string,
  answer: string,
): readonly LocalizedFaqQuestion[] => [
  { id: `${problem}-1`, state: true, problem, question, answer },
  { id: `${problem}-2`, state: true, problem, question: `2. ${question}`, answer },
]

const page = (question: string, answer: string): FaqListLoaderData => ({
  problem: undefined,
  query: '',
  question: undefined,
  total: 4,
  groups: (['installation', 'safety'] as const).map((type) => ({
    type,
    questions: questions(type, question, answer),
  })),
})

const props = {} satisfies typeof FaqListSchema.Type
const usual = page('Can the tower stand outdoors?', 'Yes, in the shade if you can.')

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { list: usual } },
  filtered: {
    props,
    given: {
      list: { ...usual, problem: 'safety', total: 2, groups: usual.groups.slice(1) },
    },
  },
  searched: {
    props,
    given: {
      list: {
        ...usual,
        query: 'outdoors',
        question: 'installation-1',
        total: 2,
        groups: usual.groups.slice(0, 1),
      },
    },
  },
  nothing: {
    props,
    given: { list: { ...usual, query: 'guarntys', total: 0, groups: [] } },
  },
  german: {
    locale: 'de',
    props,
    given: { list: page('Wer meldet den Speicher beim Netzbetreiber an?', 'Ihr Fachbetrieb.') },
  },
  chinese: {
    locale: 'cn',
    props,
    given: { list: page('可以装在室外吗？', '可以，尽量选择阴凉处。') },
  },
} satisfies SectionExamples<typeof FaqListSchema.Type, Pick<FaqListProps, 'list'>>
