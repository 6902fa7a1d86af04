import type { ComponentExamples } from '../../examples.ts'
import { Text } from '../Text/Text.tsx'
import type { TabsProps } from './Tabs.tsx'

const modes = [
  {
    id: 'self-power',
    label: 'Self-power',
    summary: 'Use your own sun first. The battery covers the evening and the night.',
    content: <Text>A day of your own power.</Text>,
  },
  {
    id: 'time-of-use',
    label: 'Time of use',
    summary: 'Charge when power is cheap, use it when it is dear.',
    content: <Text>A day with two tariffs.</Text>,
  },
  {
    id: 'back-up',
    label: 'Back up',
    summary: 'A reserve that waits for an outage.',
    content: <Text>A day with an outage.</Text>,
  },
]

const events = [
  { id: 'upcoming', label: 'Upcoming', content: <Text>Two events are announced.</Text> },
  { id: 'ongoing', label: 'Ongoing', content: <Text>no data</Text> },
  { id: 'finished', label: 'Finished', content: <Text>Five events are over.</Text> },
]

/** Examples of Tabs in both variants. */
export const examples = {
  default: { props: { label: 'Operating modes', items: modes } },
  above: { props: { label: 'Events', variant: 'above', items: events } },
  german: {
    lang: 'de',
    props: {
      label: 'Betriebsarten',

      items: [
        {
          id: 'eigenverbrauch',
          label: 'Eigenverbrauchsoptimierung',
          summary: 'Zuerst der eigene Sonnenstrom, abends und nachts aus der Batterie.',
          content: <Text>Ein Tag mit eigenem Strom.</Text>,
        },
        {
          id: 'notstrom',
          label: 'Notstromversorgung',
          content: <Text>Ein Tag mit Netzausfall.</Text>,
        },
      ],
    },
  },
  germanAbove: {
    lang: 'de',
    props: {
      label: 'Veranstaltungen',
      variant: 'above',

      items: [
        { id: 'kommend', label: 'Bevorstehende Veranstaltungen', content: <Text>Zwei.</Text> },
        { id: 'laufend', label: 'Laufende Veranstaltungen', content: <Text>Keine.</Text> },
        { id: 'beendet', label: 'Abgeschlossene Veranstaltungen', content: <Text>Fünf.</Text> },
      ],
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      label: '活动',
      variant: 'above',

      items: [
        { id: 'jijiang', label: '即将举行', content: <Text>两场活动已公布。</Text> },
        { id: 'jinxing', label: '进行中', content: <Text>暂无数据</Text> },
      ],
    },
  },
} satisfies ComponentExamples<TabsProps>
