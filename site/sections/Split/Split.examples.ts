import type { SectionExamples } from '../examples.ts'
import type { SplitSchema } from './Split.schema.ts'

/** Examples from typical to extreme content. */
export const examples = {
  default: {
    props: {
      title: 'page.three-phase-home-system.outdoors.title',
      text: 'page.three-phase-home-system.outdoors.text',
      picture: 'house-detail',
      action: {
        label: 'action.check-place',
        href: '#questions',
      },
    },
  },
  minimal: {
    props: {
      title: 'page.three-phase-home-system.outdoors.title',
      text: 'page.three-phase-home-system.outdoors.text',
      picture: 'house-detail',
    },
  },
  atEnd: {
    locale: 'de',
    props: {
      title: 'page.about-us.mission.title',
      text: 'page.about-us.mission.text',
      picture: 'expo',
      side: 'end',
    },
  },
  chinese: {
    locale: 'cn',
    props: {
      title: 'page.about-us.mission.title',
      text: 'page.about-us.mission.text',
      picture: 'expo',
      side: 'end',
    },
  },
} satisfies SectionExamples<typeof SplitSchema.Type>
