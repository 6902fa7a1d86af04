import type { ComponentExamples } from '../../examples.ts'
import type { RadioGroupProps } from './RadioGroup.tsx'

/** Examples of RadioGroup, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'mode',
      name: 'mode',
      label: 'Operating mode',
      defaultValue: 'self-power',
      options: [
        { value: 'self-power', label: 'Self-power', help: 'Your own sun first.' },
        { value: 'time-of-use', label: 'Time of use', help: 'Buys when power is cheap.' },
        { value: 'back-up', label: 'Back up', help: 'A reserve that waits for an outage.' },
      ],
    },
  },
  segments: {
    props: {
      id: 'phases',
      name: 'modules',
      label: 'Modules in a stack',
      variant: 'segments',
      defaultValue: '4',
      options: ['2', '3', '4', '5', '6'].map((value) => ({ value, label: value })),
    },
  },
  withError: {
    props: {
      id: 'kind',
      name: 'kind',
      label: 'What is it for?',
      requiredLabel: 'required',
      error: 'Choose what it is for.',
      options: [
        { value: 'home', label: 'Home' },
        { value: 'business', label: 'Business' },
        { value: 'grid', label: 'Grid', disabled: true },
      ],
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'betriebsart',
      name: 'betriebsart',
      label: 'Betriebsart',
      variant: 'segments',
      defaultValue: 'eigen',
      options: [
        { value: 'eigen', label: 'Eigenverbrauch' },
        { value: 'tarif', label: 'Zeitvariabler Tarif' },
        { value: 'ersatz', label: 'Ersatzstrom' },
        { value: 'vpp', label: 'Virtuelles Kraftwerk' },
      ],
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'moshi',
      name: 'moshi',
      label: '运行模式',
      help: '可随时更改。',
      options: [
        { value: 'self', label: '自发自用' },
        { value: 'tou', label: '分时电价', help: '电价低时充电。' },
      ],
    },
  },
} satisfies ComponentExamples<RadioGroupProps>
