import type { SectionExamples } from '../examples.ts'
import type { CardsSchema } from './Cards.schema.ts'

const usual = {
  title: 'page.home.scales.title',
  items: [
    {
      title: 'nav.solutions.residential',
      text: 'page.home.scales.residential',
      picture: 'house-detail',
      href: '/solutions/residential-ess',
    },
    {
      title: 'nav.solutions.commercial-industrial',
      text: 'page.home.scales.commercial-industrial',
      picture: 'yard-card',
    },
    {
      title: 'nav.solutions.utility',
      text: 'page.home.scales.utility',
      picture: 'field-card',
    },
  ],
} satisfies typeof CardsSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  minimal: { props: { ...usual, items: usual.items.slice(1) } },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
  atLimit: {
    props: {
      ...usual,
      items: [
        ...usual.items,
        {
          title: 'nav.products.three-phase-home-system',
          text: 'page.home.build.system',
          picture: 'expo',
        },
      ],
    },
  },
} satisfies SectionExamples<typeof CardsSchema.Type>
