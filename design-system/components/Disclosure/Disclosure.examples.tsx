import type { ComponentExamples } from '../../examples.ts'
import type { DisclosureProps } from './Disclosure.tsx'

/** Examples of Disclosure, from typical to extreme. */
export const examples = {
  default: {
    props: {
      summary: 'How long does a battery last?',
      children: 'More than 10,000 cycles: about 27 years at one cycle a day.',
    },
  },
  open: {
    props: { summary: 'Is it loud?', children: 'Below 25 dB. It has no fan.', defaultOpen: true },
  },
  german: {
    lang: 'de',
    props: {
      defaultOpen: true,
      summary: 'Lässt sich die Batteriespeicherkapazität nachträglich erweitern?',
      children: 'Ja, bis zu sechs Module je Turm, innerhalb von 24 Monaten nach den ersten.',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      defaultOpen: true,
      summary: '以后可以加装模组吗？',
      children: '可以，每台最多六个模组。',
    },
  },
} satisfies ComponentExamples<DisclosureProps>
