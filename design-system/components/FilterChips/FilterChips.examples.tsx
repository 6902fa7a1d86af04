import type { ComponentExamples } from '../../examples.ts'
import type { FilterChipsProps } from './FilterChips.tsx'

/** Examples of FilterChips, from typical to extreme. */
export const examples = {
  default: {
    props: {
      id: 'type',
      label: 'Document type',
      name: 'type',
      defaultValue: ['pdf'],
      options: [
        { value: 'pdf', label: 'PDF', count: 24 },
        { value: 'video', label: 'Video', count: 8 },
        { value: 'image', label: 'Image', count: 3 },
        { value: 'firmware', label: 'Firmware', count: 0, disabled: true },
      ],
    },
  },
  applied: {
    props: {
      label: 'Active filters',
      removeLabel: 'Remove filter',
      applied: [
        { label: 'PDF', href: '#1' },
        { label: 'English', href: '#2' },
        { label: 'Hybrid inverter', href: '#3' },
      ],
      clear: { label: 'Clear all', href: '#all' },
    },
  },
  german: {
    lang: 'de',
    props: {
      id: 'problem',
      label: 'Problemart',
      name: 'problem',
      defaultValue: ['stoerung'],
      options: [
        { value: 'inbetriebnahme', label: 'Inbetriebnahme und Netzanmeldung', count: 12 },
        { value: 'stoerung', label: 'Störungsmeldungen', count: 7 },
        { value: 'firmware', label: 'Firmware-Aktualisierung', count: 5 },
      ],
    },
  },
  germanApplied: {
    lang: 'de',
    props: {
      label: 'Gewählte Filter',
      removeLabel: 'Filter entfernen',
      applied: [
        { label: 'Störungsmeldungen', href: '#4' },
        { label: 'Installationsanleitungen für dreiphasige Systeme', href: '#5' },
      ],
      clear: { label: 'Alle zurücksetzen', href: '#alle' },
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      id: 'wendang',
      label: '文档类型',
      name: 'type',
      defaultValue: ['guigeshu'],
      options: [
        { value: 'guigeshu', label: '规格书', count: 12 },
        { value: 'shouce', label: '用户手册', count: 9 },
        { value: 'shipin', label: '视频', count: 4 },
      ],
    },
  },
} satisfies ComponentExamples<FilterChipsProps>
