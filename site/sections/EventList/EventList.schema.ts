import { Schema } from 'effect'
import type { EventState, LocalizedEventTeaser } from '#data/content/events.ts'
import { defineSectionSchema } from '#data/pages/configFields.ts'

export const EventListSchema = defineSectionSchema(
  'EventList',
  {
    description:
      'Events under the tabs upcoming, ongoing and finished. The tabs are links; the server clock decides the state of an event.',
    loader: {
      module: '#app/content/events.server.ts',
      name: 'loadEventList',
      prop: 'list',
      options: ['kind'],
    },
    source: ['activities', 'expos'],
    query: ['state'],
  },
  {
    kind: Schema.Literals(['activities', 'expos']).annotate({
      description: 'activities: events that the company hosts; expos: trade shows',
    }),
  },
)

/** Loader data: the events of one tab. */
export interface EventListLoaderData {
  readonly state: EventState
  /** Number of events in each state, in the order of the tabs. */
  readonly counts: readonly number[]
  readonly events: readonly LocalizedEventTeaser[]
}
export type EventListProps = Omit<typeof EventListSchema.Type, 'kind'> & {
  readonly list: EventListLoaderData
}
