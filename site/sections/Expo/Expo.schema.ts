import type { Expo } from '#data/events.ts'
import { Action, section } from '#data/fields.ts'

export const ExpoSchema = section(
  'Expo',
  {
    description:
      'A trade show: when, where, hall and stand, and what we show. Only on the data page of expos.',
    h1: true,
    source: 'expos',
    record: true,
    clock: true,
    messages: [
      'event.place',
      'event.shows',
      'event.stand',
      'event.state.upcoming',
      'event.state.ongoing',
      'event.state.finished',
      'event.time',
    ],
  },
  { back: Action },
)
export type ExpoProps = typeof ExpoSchema.Type & { readonly record: Expo }
