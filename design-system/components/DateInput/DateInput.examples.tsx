import type { ComponentExamples } from '../../examples.ts'
import type { DateInputProps } from './DateInput.tsx'

/** Examples of DateInput, from typical to extreme. */
export const examples = {
  default: {
    props: { id: 'start', name: 'start', label: 'Start of operation', requiredLabel: 'required' },
  },
  limited: {
    props: {
      id: 'visit',
      name: 'visit',
      label: 'Day of the visit',
      help: 'Within the next three months.',
      min: '2026-11-23',
      max: '2027-02-23',
      defaultValue: '2026-12-01',
    },
  },
  withError: {
    props: {
      id: 'late',
      name: 'late',
      label: 'Date of purchase',
      error: 'The date cannot be in the future.',
    },
  },
  disabled: {
    props: {
      id: 'fixed',
      name: 'fixed',
      label: 'End of the warranty',
      defaultValue: '2036-12-01',
      disabled: true,
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'inbetriebnahme',
      name: 'inbetriebnahme',
      label: 'Inbetriebnahmedatum der Speicheranlage',
      requiredLabel: 'Pflichtfeld',
    },
  },
  chinese: { lang: 'zh-CN', props: { id: 'riqi', name: 'riqi', label: '投运日期' } },
} satisfies ComponentExamples<DateInputProps>
