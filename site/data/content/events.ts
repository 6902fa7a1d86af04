import { Schema } from 'effect'
import {
  CallToActionPictureSchema,
  type SingleLanguageRecord,
  LocalizedText,
  LocalizedParagraphsSchema,
  pageRecordFields,
} from './content.ts'
import { PictureSchema } from '../pages/configFields.ts'

/** States of an event relative to the current time. */
export const eventStates = ['upcoming', 'ongoing', 'finished'] as const
export type EventState = (typeof eventStates)[number]

const localTime = (description: string) =>
  Schema.String.annotate({ description: `${description}, YYYY-MM-DDTHH:MM at the place` }).check(
    Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
    Schema.makeFilter((s: string) => {
      const time = Date.parse(`${s}:00Z`)
      return (
        (!Number.isNaN(time) && new Date(time).toISOString().startsWith(s)) ||
        'not a valid date and time'
      )
    }),
  )

const TimeZone = Schema.String.annotate({
  description: 'Time zone of the place, e.g. Europe/Berlin',
}).check(
  Schema.makeFilter(
    (name: string) =>
      Intl.supportedValuesOf('timeZone').includes(name) || 'not a time zone, e.g. Europe/Berlin',
  ),
)

const eventFields = {
  ...pageRecordFields,
  starts: localTime('Beginning of the first day'),
  ends: localTime('End of the last day'),
  zone: TimeZone,
  place: LocalizedText.annotate({ description: 'Region, or that it is online' }),
  picture: PictureSchema,
  closingPicture: Schema.optionalKey(CallToActionPictureSchema),
  body: LocalizedParagraphsSchema,
}

/** Trade show with a stand of the company. */
export const ExpoRecord = Schema.Struct({
  ...eventFields,
  stand: LocalizedText.annotate({ description: 'Hall and stand' }),
  shows: LocalizedParagraphsSchema.annotate({ description: 'Exhibits of the stand, a line each' }),
})
export type ExpoRecord = typeof ExpoRecord.Type

/** Event held by the company: a course, an evening, open days. */
export const ActivityRecord = Schema.Struct({
  ...eventFields,
  audience: LocalizedText.annotate({ description: 'Whom it is for' }),
  language: LocalizedText.annotate({ description: 'Language it is held in' }),
  agenda: Schema.Array(
    Schema.Struct({
      time: Schema.String.check(Schema.isPattern(/^\d{2}:\d{2}$/)).annotate({
        description: 'Start, in local time of the place',
      }),
      text: LocalizedText,
    }),
  )
    .check(Schema.isMinLength(2), Schema.isMaxLength(8))
    .annotate({ description: 'Programme of the event' }),
})
export type ActivityRecord = typeof ActivityRecord.Type

interface WithEventState {
  /** State relative to the server's clock. */
  readonly happens: EventState
}
/** Trade show in one language. */
export type LocalizedExpo = SingleLanguageRecord<ExpoRecord> & WithEventState
/** Activity in one language. */
export type LocalizedActivity = SingleLanguageRecord<ActivityRecord> & WithEventState
/** Event in a list, with its unprefixed path. */
export type LocalizedEventTeaser = Pick<
  LocalizedExpo,
  'id' | 'title' | 'summary' | 'starts' | 'ends' | 'zone' | 'place' | 'picture' | 'happens'
> & { readonly path: string }

/** Converts local time in a time zone to ms since the epoch. */
export function zonedTimeToUtc(local: string, zone: string): number {
  const asUtc = Date.parse(`${local}:00Z`)
  const offset = (at: number) => wallClock(at, zone) - at
  // The first offset is wrong in the hours around a change of daylight saving time.
  const first = asUtc - offset(asUtc)
  return asUtc - offset(first)
}

/** Returns the local wall-clock time in a time zone, in ms as if it were UTC. */
function wallClock(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return Date.parse(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`,
  )
}

/** Returns the state of an event at `now`, in ms since the epoch. */
export function getEventState(
  { starts, ends, zone }: Pick<ExpoRecord, 'starts' | 'ends' | 'zone'>,
  now: number,
): EventState {
  if (now < zonedTimeToUtc(starts, zone)) return 'upcoming'
  return now <= zonedTimeToUtc(ends, zone) ? 'ongoing' : 'finished'
}
