import type { SectionExamples } from '../examples.ts'
import type { CallToActionSchema } from './CallToAction.schema.ts'

const usual = {
  title: 'page.home.call.title',
  text: 'page.home.call.text',
  picture: 'macro',
  primary: {
    label: 'action.see-system',
    href: '/products/three-phase-home-battery-energy-storage-system',
  },
  secondary: {
    label: 'action.subscribe',
    href: '/newsletter',
  },
} satisfies typeof CallToActionSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  minimal: {
    props: {
      title: 'page.about-us.call.title',
      picture: 'house',
      primary: {
        label: 'action.see-system',
        href: '/products/three-phase-home-battery-energy-storage-system',
      },
    },
  },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
} satisfies SectionExamples<typeof CallToActionSchema.Type>
