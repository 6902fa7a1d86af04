import type { ComponentExamples } from '../../examples.ts'
import type { ProgressProps } from './Progress.tsx'

/** Examples of Progress, from typical to extreme. */
export const examples = {
  default: { props: { label: 'Download', value: 45, valueText: '45 %' } },
  meter: {
    props: {
      as: 'meter',
      label: 'Stored energy',
      value: 12.4,
      max: 29.94,
      valueText: '12.4 of 29.94 kWh',
    },
  },
  empty: { props: { label: 'Firmware update', value: 0, valueText: 'Waiting' } },
  full: { props: { label: 'Firmware update', value: 100, valueText: 'Done' } },
  german: {
    lang: 'de',
    props: {
      label: 'Firmware-Aktualisierung des Hybridwechselrichters',
      value: 72,
      valueText: '72 % heruntergeladen',
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: { as: 'meter', label: '电池电量', value: 83, valueText: '83%' },
  },
} satisfies ComponentExamples<ProgressProps>
