import type { ComponentExamples } from '../../examples.ts'
import type { NumberInputProps } from './NumberInput.tsx'

const labels = { decrease: 'One less', increase: 'One more' }

/** Examples of NumberInput, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'modules',
      name: 'modules',
      label: 'Modules',
      labels,
      min: 2,
      max: 6,
      defaultValue: 3,
    },
  },
  withUnit: {
    props: {
      id: 'reserve',
      name: 'reserve',
      label: 'Reserve for outages',
      help: 'Between 0 and 100 %.',
      labels,
      suffix: '%',
      min: 0,
      max: 100,
      step: 5,
      defaultValue: 20,
    },
  },
  withError: {
    props: {
      id: 'many',
      name: 'many',
      label: 'Modules',
      labels,
      defaultValue: 9,
      error: 'Enter a number from 2 to 6.',
    },
  },
  disabled: {
    props: {
      id: 'stacks',
      name: 'stacks',
      label: 'Stacks',
      labels,
      defaultValue: 1,
      disabled: true,
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'module',
      name: 'module',
      label: 'Anzahl der Batteriespeichermodule je Turm',
      labels: { decrease: 'Eins weniger', increase: 'Eins mehr' },
      suffix: 'Module',
      defaultValue: 4,
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'mozu',
      name: 'mozu',
      label: '模组数量',
      labels: { decrease: '减少一个', increase: '增加一个' },
      defaultValue: 4,
    },
  },
} satisfies ComponentExamples<NumberInputProps>
