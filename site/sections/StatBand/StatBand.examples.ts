import type { SectionExamples } from '../examples.ts'
import type { StatBandSchema } from './StatBand.schema.ts'

/** Examples from typical to extreme content. */
export const examples = {
  default: {
    props: {
      items: [
        {
          figure: 'researchYears',
          label: 'figure.research-years.label',
        },
        {
          figure: 'capacity',
          label: 'figure.capacity.label',
        },
        {
          figure: 'cycles',
          label: 'figure.cycles.label',
        },
        {
          figure: 'switching',
          label: 'figure.switching.label',
        },
      ],
    },
  },
  minimal: {
    props: {
      items: [
        {
          figure: 'researchYears',
          label: 'figure.research-years.label',
        },
        {
          figure: 'capacity',
          label: 'figure.capacity.label',
        },
      ],
    },
  },
  three: {
    locale: 'de',
    props: {
      items: [
        {
          figure: 'researchYears',
          label: 'figure.research-years.label',
        },
        {
          figure: 'capacity',
          label: 'figure.capacity.label',
        },
        {
          figure: 'centers',
          label: 'figure.centers.label',
        },
      ],
    },
  },
  chinese: {
    locale: 'cn',
    props: {
      items: [
        {
          figure: 'researchYears',
          label: 'figure.research-years.label',
        },
        {
          figure: 'capacity',
          label: 'figure.capacity.label',
        },
        {
          figure: 'centers',
          label: 'figure.centers.label',
        },
      ],
    },
  },
} satisfies SectionExamples<typeof StatBandSchema.Type>
