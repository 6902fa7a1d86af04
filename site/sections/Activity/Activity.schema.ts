import type { Activity } from '#data/events.ts'
import { Action, section } from '#data/fields.ts'

export const ActivitySchema = section(
  'Activity',
  {
    description:
      'Something we hold ourselves: when, where, for whom, and its agenda. Only on the data page of activities.',
    h1: true,
    source: 'activities',
    record: true,
    clock: true,
    messages: [
      'event.agenda',
      'event.audience',
      'event.language',
      'event.place',
      'event.state.upcoming',
      'event.state.ongoing',
      'event.state.finished',
      'event.time',
    ],
  },
  { back: Action },
)
export type ActivityProps = typeof ActivitySchema.Type & { readonly record: Activity }
