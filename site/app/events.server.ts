import type { LoaderFunctionArgs } from 'react-router'
import {
  type Activity,
  type EventState,
  eventState,
  eventStates,
  type EventTeaser,
  type Expo,
  momentOf,
} from '#data/events.ts'
import type { EventPage } from '#sections/EventList/EventList.schema.ts'
import { inLanguage, placeOf, published, recordAt } from './records.server.ts'

const folders = { activities: '/explore/activity', expos: '/explore/expo' } as const
type Kind = keyof typeof folders

const isState = (value: string | null): value is EventState =>
  eventStates.some((state) => state === value)

/** Events of a kind: those in the state that `?state=` asks for, the next one first; finished ones the latest first. */
export function eventList(args: LoaderFunctionArgs, options: { kind: Kind }): EventPage {
  const { locale, now } = placeOf(args)
  const all = published(options.kind, { locale, now }).map((record): EventTeaser => {
    const { id, title, summary, starts, ends, zone, place, picture } = inLanguage(record, locale)
    const path = `${folders[options.kind]}/${id}`
    const happens = eventState(record, now)
    return { id, title, summary, starts, ends, zone, place, picture, path, happens }
  })
  const asked = args.url.searchParams.get('state')
  const state = isState(asked) ? asked : 'upcoming'
  const sign = state === 'finished' ? -1 : 1
  return {
    state,
    counts: eventStates.map((name) => all.filter(({ happens }) => happens === name).length),
    events: all
      .filter(({ happens }) => happens === state)
      .toSorted((a, b) => sign * (momentOf(a.starts, a.zone) - momentOf(b.starts, b.zone))),
  }
}

/** The trade show that the address names. */
export function expoRecord(args: LoaderFunctionArgs): Expo {
  const record = recordAt(args, 'expos')
  return { ...record, happens: eventState(record, placeOf(args).now) }
}

/** The activity that the address names. */
export function activityRecord(args: LoaderFunctionArgs): Activity {
  const record = recordAt(args, 'activities')
  return { ...record, happens: eventState(record, placeOf(args).now) }
}
