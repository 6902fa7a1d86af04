import type { Expo } from '#data/content/events.ts'
import { Action, section } from '#data/pages/configFields.ts'

export const ExpoSchema = section(
  'Expo',
  {
    description:
      'A trade show: date, place, hall and stand, and exhibits. Only on the data page of expos.',
    loader: { module: '#app/content/events.server.ts', name: 'expoRecord', prop: 'record' },
    h1: true,
    source: 'expos',
    record: true,
    clock: true,
  },
  { back: Action },
)
export type ExpoProps = typeof ExpoSchema.Type & { readonly record: Expo }
