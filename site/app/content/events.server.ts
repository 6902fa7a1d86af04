import type { LoaderFunctionArgs } from 'react-router'
import {
  type LocalizedActivity,
  type EventState,
  getEventState,
  eventStates,
  type LocalizedEventTeaser,
  type LocalizedExpo,
  zonedTimeToUtc,
} from '#data/content/events.ts'
import type { EventListLoaderData } from '#sections/EventList/EventList.schema.ts'
import {
  resolveRecordLanguage,
  readRequestLocation,
  listPublishedRecords,
  loadRecordOfUrl,
} from './records.server.ts'

const folders = { activities: '/explore/activity', expos: '/explore/expo' } as const
type Kind = keyof typeof folders

const isState = (value: string | null): value is EventState =>
  eventStates.some((state) => state === value)

/** Lists events in the state of `?state=`, the next one first; finished events latest first. */
export function loadEventList(
  args: LoaderFunctionArgs,
  options: { kind: Kind },
): EventListLoaderData {
  const { locale, now } = readRequestLocation(args)
  const all = listPublishedRecords(options.kind, { locale, now }).map(
    (record): LocalizedEventTeaser => {
      const { id, title, summary, starts, ends, zone, place, picture } = resolveRecordLanguage(
        record,
        locale,
      )
      const path = `${folders[options.kind]}/${id}`
      const happens = getEventState(record, now)
      return { id, title, summary, starts, ends, zone, place, picture, path, happens }
    },
  )
  const query = args.url.searchParams.get('state')
  const state = isState(query) ? query : 'upcoming'
  const sign = state === 'finished' ? -1 : 1
  return {
    state,
    counts: eventStates.map((name) => all.filter(({ happens }) => happens === name).length),
    events: all
      .filter(({ happens }) => happens === state)
      .toSorted(
        (a, b) => sign * (zonedTimeToUtc(a.starts, a.zone) - zonedTimeToUtc(b.starts, b.zone)),
      ),
  }
}

/** Loads the trade show of the URL. */
export function loadExpoRecord(args: LoaderFunctionArgs): LocalizedExpo {
  const record = loadRecordOfUrl(args, 'expos')
  return { ...record, happens: getEventState(record, readRequestLocation(args).now) }
}

/** Loads the activity of the URL. */
export function loadActivityRecord(args: LoaderFunctionArgs): LocalizedActivity {
  const record = loadRecordOfUrl(args, 'activities')
  return { ...record, happens: getEventState(record, readRequestLocation(args).now) }
}
