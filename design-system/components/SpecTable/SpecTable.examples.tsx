import type { ComponentExamples } from '../../examples.ts'
import type { SpecTableProps } from './SpecTable.tsx'

/** Examples of SpecTable, from typical to extreme. */
export const examples = {
  default: {
    props: {
      groups: [
        {
          id: 'power',
          title: 'Power',
          rows: [
            { label: 'Nominal power', value: '5–13 kW' },
            { label: 'Grid', value: '3/N/PE, 230/400 V, ±10%' },
            { label: 'Frequency', value: '50 Hz, 47.5–51.5 Hz' },
            { label: 'Total harmonic distortion', value: '< 3%', note: 'at nominal power' },
            { label: 'Systems in parallel', value: 'up to 5' },
          ],
        },
        {
          id: 'battery',
          title: 'Battery',
          rows: [
            { label: 'Energy', value: '9.98–29.94 kWh' },
            { label: 'Module', value: '4.99 kWh, 2–6 in series' },
            { label: 'Chemistry', value: 'LFP (LiFePO4)' },
            { label: 'Cycles', value: '10,000+', note: 'at 25 °C, to 70% remaining' },
          ],
        },
      ],
    },
  },
  single: {
    props: {
      groups: [{ id: 'noise', title: 'Noise', rows: [{ label: 'At 1 m', value: '< 25 dB' }] }],
    },
  },
  german: {
    lang: 'de',
    props: {
      groups: [
        {
          id: 'umgebung',
          title: 'Umgebungs\u00ADbedingungen und Schutz',
          rows: [
            { label: 'Schutzart', value: 'IP65' },
            { label: 'Volle Leistung', value: '−20 bis 55 °C' },
            { label: 'Überspannungsschutz', value: 'Typ II, Gleich- und Wechselstromseite' },
            {
              label: 'Brandunterdrückung',
              value: 'innerhalb von 15 s',
              note: 'eine Aerosoleinheit je Modul',
            },
            { label: 'Aufstellhöhe', value: 'bis 3.000 m' },
          ],
        },
      ],
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      groups: [
        {
          id: 'battery',
          title: '电池',
          rows: [
            { label: '能量', value: '9.98～29.94 kWh' },
            { label: '模组', value: '4.99 kWh，2～6 个模组串联' },
            { label: '循环寿命', value: '超过 10,000 次', note: '25 ℃，至能量保持率 70%' },
            { label: '放电深度', value: '95%' },
          ],
        },
      ],
    },
  },
} satisfies ComponentExamples<SpecTableProps>
