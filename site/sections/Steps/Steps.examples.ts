import type { SectionExamples } from '../examples.ts'
import type { StepsSchema } from './Steps.schema.ts'

const usual = {
  title: 'page.three-phase-home-system.steps.title',
  items: [
    {
      title: 'page.three-phase-home-system.steps.foot.title',
      text: 'page.three-phase-home-system.steps.foot.text',
    },
    {
      title: 'page.three-phase-home-system.steps.modules.title',
      text: 'page.three-phase-home-system.steps.modules.text',
    },
    {
      title: 'page.three-phase-home-system.steps.unit.title',
      text: 'page.three-phase-home-system.steps.unit.text',
    },
    {
      title: 'page.three-phase-home-system.steps.start.title',
      text: 'page.three-phase-home-system.steps.start.text',
    },
  ],
} satisfies typeof StepsSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  minimal: { props: { ...usual, items: usual.items.slice(0, 2) } },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
  atLimit: {
    props: {
      title: 'page.three-phase-home-system.steps.title',
      items: [
        {
          title: 'page.three-phase-home-system.steps.foot.title',
          text: 'page.three-phase-home-system.steps.foot.text',
        },
        {
          title: 'page.three-phase-home-system.steps.modules.title',
          text: 'page.three-phase-home-system.steps.modules.text',
        },
        {
          title: 'page.three-phase-home-system.steps.unit.title',
          text: 'page.three-phase-home-system.steps.unit.text',
        },
        {
          title: 'page.three-phase-home-system.steps.start.title',
          text: 'page.three-phase-home-system.steps.start.text',
        },
        {
          title: 'page.residential-ess.steps.survey.title',
          text: 'page.residential-ess.steps.survey.text',
        },
        {
          title: 'page.residential-ess.steps.sizing.title',
          text: 'page.residential-ess.steps.sizing.text',
        },
      ],
    },
  },
} satisfies SectionExamples<typeof StepsSchema.Type>
