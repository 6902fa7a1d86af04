import type { ComponentExamples } from '../../examples.ts'
import type { StatProps } from './Stat.tsx'

/** Examples of Stat, from typical to extreme. */
export const examples = {
  default: { props: { value: '2.5', unit: ' GWh', label: 'capacity across three centers' } },
  source: {
    props: {
      value: '10,000',
      unit: '+',
      label: 'cycles',
      source: 'at 25 °C, to 70% of the energy',
    },
  },
  fact: { props: { value: '5–13', unit: ' kW', label: 'nominal power', size: 'fact' } },
  german: {
    lang: 'de',
    props: {
      value: '< 10',
      unit: ' ms',
      label: 'Umschaltzeit auf Ersatzstromversorgung',
      source: 'gemessen vom Netzausfall bis zur vollen Spannung',
    },
  },
  chinese: { lang: 'zh-CN', props: { value: '2.5', unit: ' GWh', label: '三大基地产能' } },
} satisfies ComponentExamples<StatProps>
