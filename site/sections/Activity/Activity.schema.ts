import type { LocalizedActivity } from '#data/content/events.ts'
import { Schema } from 'effect'
import { ActionLinkSchema, defineSectionSchema } from '#data/pages/configFields.ts'
import { RecordCallToActionSchema } from '../CallToAction/CallToAction.schema.ts'

export const ActivitySchema = defineSectionSchema(
  'Activity',
  {
    description:
      'An event that the company hosts: date, place, audience and agenda. Only on the data page of activities.',
    loader: { module: '#app/content/events.server.ts', name: 'loadActivityRecord', prop: 'record' },
    h1: true,
    source: 'activities',
    record: true,
    clock: true,
  },
  { back: ActionLinkSchema, call: Schema.optionalKey(RecordCallToActionSchema) },
)
export type ActivityProps = typeof ActivitySchema.Type & { readonly record: LocalizedActivity }
