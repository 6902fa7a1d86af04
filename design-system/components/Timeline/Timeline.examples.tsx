import type { Examples } from '../../examples.ts'
import type { TimelineProps } from './Timeline.tsx'

/** Examples of Timeline, from typical to extreme. */
export const examples = {
  default: {
    props: {
      label: 'Documents of the home system in 2026',
      items: [
        {
          date: 'February',
          dateTime: '2026-02-16',
          title: 'Manual 3.0',
          text: 'User manual and installation guide for two to six modules.',
        },
        { date: 'March', dateTime: '2026-03-09', title: 'Datasheet 3.1' },
        {
          date: 'September',
          dateTime: '2026-09-21',
          title: 'Manual 3.1',
          text: 'Stacking by two people, step by step.',
        },
        {
          date: 'October',
          dateTime: '2026-10-12',
          title: 'Datasheet 3.2',
          text: '5–13 kW, 9.98–29.94 kWh.',
        },
      ],
    },
  },
  longerThanThePage: {
    props: {
      label: 'A spring day with the home system, hour by hour',
      items: [
        ['06:00', 'First sun', 'The house still draws on the battery.'],
        ['08:00', 'Sun covers the house', 'What is left over charges the battery.'],
        ['11:00', 'Charging', '4.0 kW go into the battery.'],
        ['12:00', 'Full', '14.9 kWh are kept for the evening.'],
        ['15:00', 'Surplus', 'The car or the grid takes the rest.'],
        ['18:00', 'Evening', 'The battery carries the house.'],
        ['21:00', 'Quiet', 'Below 25 dB.'],
      ].map(([date = '', title, text]) => ({ date, dateTime: date, title, text })),
    },
  },
  german: {
    lang: 'de',
    props: {
      label: 'Garantiefristen eines Heimspeichers',
      items: [
        {
          date: 'Tag 0',
          dateTime: 'P0D',
          title: 'Inbetriebnahme\u00ADprotokoll durch den Fachbetrieb',
        },
        { date: '2 Jahre', dateTime: 'P2Y', title: 'Wartung durch den Installations\u00ADbetrieb' },
        { date: '10 Jahre', dateTime: 'P10Y', title: 'Ende der Garantie auf die Batteriemodule' },
      ],
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      label: '固件版本',
      items: [
        { date: '8月', dateTime: '2026-08-31', title: '采集器固件 1.9' },
        { date: '11月', dateTime: '2026-11-02', title: '户用系统固件 4.2' },
      ],
    },
  },
} satisfies Examples<TimelineProps>
