import type { Examples } from '../../examples.ts'
import type { AccordionProps } from './Accordion.tsx'

const items = [
  {
    id: 'cycles',
    title: 'How long does a battery last?',
    content: 'More than 10,000 cycles: about 27 years at one cycle a day.',
  },
  {
    id: 'modules',
    title: 'Can I add modules later?',
    content: 'Yes, up to six modules in a stack, within 24 months of the first ones.',
  },
  { id: 'noise', title: 'Is it loud?', content: 'Below 25 dB. It has no fan.' },
]

/** Examples of Accordion, from typical to extreme. */
export const examples = {
  default: { props: { items, defaultOpen: 'cycles' } },
  closed: { props: { items: items.map((item) => ({ ...item, id: `closed-${item.id}` })) } },
  oneAtATime: {
    props: {
      type: 'one',
      defaultOpen: 'one-modules',
      items: items.map((item) => ({ ...item, id: `one-${item.id}` })),
    },
  },
  german: {
    lang: 'de',
    props: {
      defaultOpen: 'unterbrechungsfrei',
      items: [
        {
          id: 'unterbrechungsfrei',
          title: 'Wie schnell schaltet der Hausbatteriespeicher auf Notstromversorgung um?',
          content: 'In weniger als 10 ms. Ein Rechner läuft dabei weiter.',
        },
        {
          id: 'eigenverbrauch',
          title: 'Was bedeutet Mindesteigenverbrauchsoptimierung?',
          content: 'Der Speicher nimmt zuerst auf, was das Haus nicht braucht.',
        },
      ],
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      defaultOpen: 'shouming',
      items: [
        { id: 'shouming', title: '电池寿命有多长？', content: '超过 10,000 次循环。' },
        { id: 'zaoyin', title: '运行时声音大吗？', content: '低于 25 dB，没有风扇。' },
      ],
    },
  },
} satisfies Examples<AccordionProps>
