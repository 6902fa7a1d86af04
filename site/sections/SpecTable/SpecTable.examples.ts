import type { SectionExamples } from '../examples.ts'
import type { SpecTableSchema } from './SpecTable.schema.ts'

const usual = {
  title: 'product.specifications',
  groups: [
    {
      title: 'spec.group.power',
      rows: [
        {
          label: 'spec.nominal-power',
          figure: 'homePower',
        },
        {
          label: 'spec.grid',
          text: 'spec.grid.value',
        },
        {
          label: 'spec.grid-tolerance',
          figure: 'gridTolerance',
        },
        {
          label: 'spec.frequency',
          text: 'spec.frequency.value',
        },
        {
          label: 'spec.power-factor',
          text: 'spec.power-factor.value',
        },
        {
          label: 'spec.distortion',
          text: 'spec.distortion.value',
        },
        {
          label: 'spec.parallel',
          text: 'spec.parallel.value',
        },
      ],
    },
    {
      title: 'spec.group.solar',
      rows: [
        {
          label: 'spec.pv-oversize',
          text: 'spec.pv-oversize.value',
        },
        {
          label: 'spec.pv-voltage',
          text: 'spec.pv-voltage.value',
        },
        {
          label: 'spec.tracker-range',
          figure: 'trackerRange',
        },
        {
          label: 'spec.trackers',
          figure: 'trackers',
        },
        {
          label: 'spec.tracker-current',
          text: 'spec.tracker-current.value',
        },
        {
          label: 'spec.solar-use',
          text: 'spec.solar-use.value',
        },
      ],
    },
    {
      title: 'spec.group.battery',
      rows: [
        {
          label: 'spec.energy',
          figure: 'homeEnergy',
        },
        {
          label: 'spec.module',
          text: 'spec.module.value',
        },
        {
          label: 'spec.chemistry',
          text: 'spec.chemistry.value',
        },
        {
          label: 'spec.battery-voltage',
          figure: 'batteryVoltage',
        },
        {
          label: 'spec.charge-rate',
          text: 'spec.charge-rate.value',
        },
        {
          label: 'spec.depth-of-discharge',
          figure: 'depthOfDischarge',
        },
        {
          label: 'spec.cycles',
          text: 'spec.cycles.value',
        },
      ],
    },
  ],
  anchor: 'specifications',
} satisfies typeof SpecTableSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  minimal: { props: { title: usual.title, groups: usual.groups.slice(1, 2) } },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
} satisfies SectionExamples<typeof SpecTableSchema.Type>
