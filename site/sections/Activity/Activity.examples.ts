import { createExampleActivity } from '../EventList/events.examples.ts'
import type { SectionExamples } from '../examples.ts'
import type { ActivityProps, ActivitySchema } from './Activity.schema.ts'

const props = {
  back: { label: 'action.see-events', href: '/explore/activity' },
} satisfies typeof ActivitySchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { record: createExampleActivity('en', 'upcoming') } },
  ongoing: { props, given: { record: createExampleActivity('en', 'ongoing') } },
  german: { locale: 'de', props, given: { record: createExampleActivity('de', 'finished') } },
  chinese: { locale: 'cn', props, given: { record: createExampleActivity('cn', 'upcoming') } },
} satisfies SectionExamples<typeof ActivitySchema.Type, Pick<ActivityProps, 'record'>>
