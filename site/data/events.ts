import { Schema } from 'effect'
import { type InLanguage, Localized, LocalizedTexts, recordFields } from './content.ts'
import { Picture } from './fields.ts'

/** When something happens in relation to now. */
export const eventStates = ['upcoming', 'ongoing', 'finished'] as const
export type EventState = (typeof eventStates)[number]

const localTime = (description: string) =>
  Schema.String.annotate({ description: `${description}, YYYY-MM-DDTHH:MM at the place` }).check(
    Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
    Schema.makeFilter((s: string) => {
      const time = Date.parse(`${s}:00Z`)
      return (
        (!Number.isNaN(time) && new Date(time).toISOString().startsWith(s)) || 'no time of a day'
      )
    }),
  )

const TimeZone = Schema.String.annotate({
  description: 'Time zone of the place, e.g. Europe/Berlin',
}).check(
  Schema.makeFilter(
    (name: string) =>
      Intl.supportedValuesOf('timeZone').includes(name) || 'no time zone, e.g. Europe/Berlin',
  ),
)

const eventFields = {
  ...recordFields,
  starts: localTime('Beginning of the first day'),
  ends: localTime('End of the last day'),
  zone: TimeZone,
  place: Localized.annotate({ description: 'Region, or that it is online' }),
  picture: Picture,
  body: LocalizedTexts,
}

/** A trade show where we have a stand. */
export const ExpoRecord = Schema.Struct({
  ...eventFields,
  stand: Localized.annotate({ description: 'Hall and stand' }),
  shows: LocalizedTexts.annotate({ description: 'What stands there, a line each' }),
})
export type ExpoRecord = typeof ExpoRecord.Type

/** Something we hold ourselves: a course, an evening, open days. */
export const ActivityRecord = Schema.Struct({
  ...eventFields,
  audience: Localized.annotate({ description: 'Whom it is for' }),
  language: Localized.annotate({ description: 'Language it is held in' }),
  agenda: Schema.Array(
    Schema.Struct({
      time: Schema.String.check(Schema.isPattern(/^\d{2}:\d{2}$/)).annotate({
        description: 'When it begins, at the place',
      }),
      text: Localized,
    }),
  )
    .check(Schema.isMinLength(2), Schema.isMaxLength(8))
    .annotate({ description: 'What happens when' }),
})
export type ActivityRecord = typeof ActivityRecord.Type

interface Happening {
  /** In relation to the clock of the server. */
  readonly happens: EventState
}
/** A trade show in one language. */
export type Expo = InLanguage<ExpoRecord> & Happening
/** An activity in one language. */
export type Activity = InLanguage<ActivityRecord> & Happening
/** An event as lists show it, with its unprefixed path. */
export type EventTeaser = Pick<
  Expo,
  'id' | 'title' | 'summary' | 'starts' | 'ends' | 'zone' | 'place' | 'picture' | 'happens'
> & { readonly path: string }

/** The moment of a time at a place, in ms since the epoch. */
export function momentOf(local: string, zone: string): number {
  const asUtc = Date.parse(`${local}:00Z`)
  const offset = (at: number) => wallClock(at, zone) - at
  // The offset before may differ from the one after, on the days when clocks change.
  const first = asUtc - offset(asUtc)
  return asUtc - offset(first)
}

/** What a clock at a place shows at a moment, as if it were UTC. */
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

/** Whether an event is still to come, takes place or is over. */
export function eventState(
  { starts, ends, zone }: Pick<ExpoRecord, 'starts' | 'ends' | 'zone'>,
  now: number,
): EventState {
  if (now < momentOf(starts, zone)) return 'upcoming'
  return now <= momentOf(ends, zone) ? 'ongoing' : 'finished'
}
