import type { LocalizedExpo } from '#data/content/events.ts'
import { Schema } from 'effect'
import { ActionLinkSchema, defineSectionSchema } from '#data/pages/configFields.ts'
import { RecordCallToActionSchema } from '../CallToAction/CallToAction.schema.ts'

export const ExpoSchema = defineSectionSchema(
  'Expo',
  {
    description:
      'A trade show: date, place, hall and stand, and exhibits. Only on the data page of expos.',
    loader: { module: '#app/content/events.server.ts', name: 'loadExpoRecord', prop: 'record' },
    h1: true,
    source: 'expos',
    record: true,
    clock: true,
  },
  { back: ActionLinkSchema, call: Schema.optionalKey(RecordCallToActionSchema) },
)
export type ExpoProps = typeof ExpoSchema.Type & { readonly record: LocalizedExpo }
