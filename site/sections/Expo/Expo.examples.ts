import { createExampleExpo } from '../EventList/events.examples.ts'
import type { SectionExamples } from '../examples.ts'
import type { ExpoProps, ExpoSchema } from './Expo.schema.ts'

const props = {
  back: { label: 'action.see-expos', href: '/explore/expo' },
} satisfies typeof ExpoSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { record: createExampleExpo('en', 'upcoming') } },
  ongoing: { props, given: { record: createExampleExpo('en', 'ongoing') } },
  german: { locale: 'de', props, given: { record: createExampleExpo('de', 'finished') } },
  chinese: { locale: 'cn', props, given: { record: createExampleExpo('cn', 'upcoming') } },
} satisfies SectionExamples<typeof ExpoSchema.Type, Pick<ExpoProps, 'record'>>
