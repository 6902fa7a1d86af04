import type { RichText } from '#data/content/richText.ts'
import type { SectionExamples } from '../examples.ts'
import type { GuideProps, GuideSchema } from './Guide.schema.ts'

const textOf = (title: string, text: string): RichText => [
  { tag: 'h2', id: 'terms', children: [title] },
  { tag: 'p', children: [text] },
]

const props = { guide: 'warranty' } satisfies typeof GuideSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: {
    props,
    given: { text: textOf('How long it runs', 'Years count from commissioning.') },
  },
  german: {
    locale: 'de',
    props: { ...props, picture: 'workshop' },
    given: {
      text: textOf('Garantiebedingungen nach Region', 'Die Jahre zählen ab Inbetriebnahme.'),
    },
  },
  chinese: { locale: 'cn', props, given: { text: textOf('质保期限', '自调试完成之日起算。') } },
} satisfies SectionExamples<typeof GuideSchema.Type, Pick<GuideProps, 'text'>>
