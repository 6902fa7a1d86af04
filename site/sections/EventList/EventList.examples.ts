import type { EventState } from '#data/content/events.ts'
import type { SectionExamples } from '../examples.ts'
import type { EventListProps, EventListSchema, EventListLoaderData } from './EventList.schema.ts'
import { createExampleEvents } from './events.examples.ts'

const props = { kind: 'activities' } satisfies typeof EventListSchema.Type

const page = (language: 'en' | 'cn' | 'de', state: EventState): EventListLoaderData => ({
  state,
  counts: [2, 2, 2],
  events: createExampleEvents(language, state),
})

/** Examples from typical to extreme content. */
export const examples = {
  default: { props, given: { list: page('en', 'upcoming') } },
  german: { locale: 'de', props, given: { list: page('de', 'finished') } },
  chinese: { locale: 'cn', props, given: { list: page('cn', 'ongoing') } },
  empty: { props, given: { list: { state: 'ongoing', counts: [2, 0, 2], events: [] } } },
} satisfies SectionExamples<typeof EventListSchema.Type, Pick<EventListProps, 'list'>>
