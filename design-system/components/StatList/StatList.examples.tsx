import type { ComponentExamples } from '../../examples.ts'
import type { StatListProps } from './StatList.tsx'

const company = [
  { value: '16', unit: ' years', label: 'of research and development' },
  { value: '2.5', unit: ' GWh', label: 'capacity across three centers in China' },
  { value: '10,000', unit: '+', label: 'cycles', source: 'at 25 °C, to 70% of the energy' },
  { value: '< 10', unit: ' ms', label: 'switching' },
]

/** Examples of StatList, from typical to extreme. */
export const examples = {
  default: { props: { items: company } },
  two: { props: { items: company.slice(0, 2) } },
  three: { props: { items: company.slice(1) } },
  facts: {
    props: {
      size: 'fact',
      items: [
        { value: '5–13', unit: ' kW', label: 'nominal power' },
        { value: '9.98–29.94', unit: ' kWh', label: 'energy' },
        { value: '< 25', unit: ' dB', label: 'noise' },
        { value: 'IP65', label: 'ingress protection' },
        { value: '−20–55', unit: ' °C', label: 'full power' },
      ],
    },
  },
  german: {
    lang: 'de',
    props: {
      items: [
        { value: '9,98–29,94', unit: ' kWh', label: 'Energie je Batterieturm' },
        { value: '149,76', unit: ' kWh', label: 'Parallelschaltung von fünf Systemen' },
        { value: '15', unit: ' s', label: 'Brandunterdrückung' },
      ],
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      items: [
        { value: '16', unit: ' 年', label: '研发经验' },
        { value: '2.5', unit: ' GWh', label: '三大基地产能' },
      ],
    },
  },
} satisfies ComponentExamples<StatListProps>
