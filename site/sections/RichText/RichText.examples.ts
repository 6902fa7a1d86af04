import type { SectionExamples } from '../examples.ts'
import type { RichTextSchema } from './RichText.schema.ts'

const usual = {
  title: 'page.about-us.vision.title',
  blocks: [
    { text: 'page.about-us.vision.text' },
    { text: 'form.contact.privacy', href: '/document/privacy-policy' },
    { heading: 'page.about-us.values.title' },
    {
      items: [
        { text: 'page.about-us.values.endurance.text' },
        { text: 'page.about-us.values.calm.text' },
        { text: 'page.about-us.values.care.text' },
      ],
    },
  ],
} satisfies typeof RichTextSchema.Type

const steps = {
  ordered: true,
  items: [
    { text: 'page.three-phase-home-system.steps.foot.text' },
    { text: 'page.three-phase-home-system.steps.modules.text' },
    { text: 'page.three-phase-home-system.steps.unit.text' },
    { text: 'page.three-phase-home-system.steps.start.text' },
  ],
} as const

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  minimal: { props: { blocks: usual.blocks.slice(0, 1) } },
  long: {
    props: {
      ...usual,
      blocks: [
        ...usual.blocks,
        { heading: 'page.three-phase-home-system.steps.title' },
        steps,
        { text: 'page.about-us.mission.text' },
        { text: 'page.about-us.story.text' },
      ],
    },
  },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
} satisfies SectionExamples<typeof RichTextSchema.Type>
