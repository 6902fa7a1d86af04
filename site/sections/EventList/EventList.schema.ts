import { Schema } from 'effect'
import type { EventState, EventTeaser } from '#data/events.ts'
import { section } from '#data/fields.ts'

export const EventListSchema = section(
  'EventList',
  {
    description:
      'Events under the tabs upcoming, ongoing and finished. The tabs are links; the clock of the server decides.',
    source: ['activities', 'expos'],
    query: ['state'],
    messages: [
      'event.state.label',
      'event.state.upcoming',
      'event.state.ongoing',
      'event.state.finished',
      'list.empty',
    ],
  },
  {
    kind: Schema.Literals(['activities', 'expos']).annotate({
      description: 'Which events: those we hold, or trade shows',
    }),
  },
)

/** The events under one tab. */
export interface EventPage {
  readonly state: EventState
  /** How many there are of each state, in the order of the tabs. */
  readonly counts: readonly number[]
  readonly events: readonly EventTeaser[]
}
export type EventListProps = Omit<typeof EventListSchema.Type, 'kind'> & {
  readonly list: EventPage
}
