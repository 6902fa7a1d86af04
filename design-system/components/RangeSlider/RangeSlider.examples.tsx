import type { Examples } from '../../examples.ts'
import type { RangeSliderProps } from './RangeSlider.tsx'

const energy = (modules: number) => `${(modules * 4.99).toFixed(2)} kWh`

/** Examples of RangeSlider, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'modules',
      name: 'modules',
      label: 'Battery',
      min: 2,
      max: 6,
      defaultValue: 4,
      format: energy,
      marks: [2, 3, 4, 5, 6].map((value) => ({ value, label: `${value}` })),
    },
  },
  stepped: {
    props: {
      id: 'reserve',
      name: 'reserve',
      label: 'Reserve for an outage',
      help: 'Kept back in every mode.',
      min: 0,
      max: 100,
      step: 5,
      defaultValue: 20,
      format: (value) => `${value} %`,
    },
  },
  atTheEnd: {
    props: {
      id: 'power',
      name: 'power',
      label: 'Power',
      min: 5,
      max: 13,
      defaultValue: 13,
      format: (value) => `${value} kW`,
    },
  },
  disabled: {
    props: {
      id: 'stacks',
      name: 'stacks',
      label: 'Stacks',
      help: 'One unit with this inverter.',
      min: 1,
      max: 5,
      defaultValue: 1,
      format: (value) => `${value}`,
      disabled: true,
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'verbrauch',
      name: 'verbrauch',
      label: 'Durchschnittlicher Jahresstromverbrauch',
      min: 2000,
      max: 12000,
      step: 500,
      defaultValue: 4500,
      format: (value) => `${value.toLocaleString('de')} kWh`,
      marks: [
        { value: 2000, label: 'Wohnung' },
        { value: 7000, label: 'Einfamilienhaus' },
        { value: 12000, label: 'mit Wärmepumpe' },
      ],
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'rongliang',
      name: 'rongliang',
      label: '电池容量',
      min: 2,
      max: 6,
      defaultValue: 3,
      format: energy,
    },
  },
} satisfies Examples<RangeSliderProps>
