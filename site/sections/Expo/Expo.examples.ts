import { expoIn } from '../EventList/events.examples.ts'
import type { SectionExamples } from '../examples.ts'
import type { ExpoProps, ExpoSchema } from './Expo.schema.ts'

const props = {
  back: { label: 'action.see-expos', href: '/explore/expo' },
} satisfies typeof ExpoSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { record: expoIn('en', 'upcoming') } },
  ongoing: { props, given: { record: expoIn('en', 'ongoing') } },
  german: { locale: 'de', props, given: { record: expoIn('de', 'finished') } },
  chinese: { locale: 'cn', props, given: { record: expoIn('cn', 'upcoming') } },
} satisfies SectionExamples<typeof ExpoSchema.Type, Pick<ExpoProps, 'record'>>
