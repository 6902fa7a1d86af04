import type { SectionExamples } from '../examples.ts'
import type { ButtonRowSchema } from './ButtonRow.schema.ts'

const usual = {
  title: 'page.support.ways.title',
  buttons: [
    { label: 'action.ask-support', href: '/contact-us?function=4#form' },
    { label: 'action.request-call', href: '/support-center/callback' },
    { label: 'action.see-products', href: '/products' },
  ],
} satisfies typeof ButtonRowSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  minimal: { props: { buttons: usual.buttons.slice(0, 1) } },
  atLimit: {
    props: {
      ...usual,
      text: 'page.support.hero.lead',
      emphasis: 'none',
      buttons: [
        ...usual.buttons,
        { label: 'action.compare-modes', href: '/solutions/residential-ess#modes' },
        { label: 'action.size-system', href: '/products/configurator' },
        { label: 'action.see-news', href: '/explore/news' },
      ],
    },
  },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
} satisfies SectionExamples<typeof ButtonRowSchema.Type>
