import { zonedTimeToUtc } from '#data/content/events.ts'
import { locales } from '#data/locale/locales.ts'
import { useLocale } from '../site.tsx'
import { usePunctuation } from '../hooks/usePunctuation.ts'

interface Times {
  readonly starts: string
  readonly ends: string
  readonly zone: string
}

/** Parses a local time as UTC, so that it can be formatted without time zone conversion. */
const asUtc = (local: string): Date => new Date(`${local}:00Z`)

/** Removes the thin spaces that English `formatRange` puts around the dash. */
const withoutDashSpaces = (text: string): string =>
  text.replaceAll(/[\u2009\u202F ]–[\u2009\u202F ]/g, '–')

/** Names of time zones in use where Intl gives another. */
const zoneNames: Readonly<Record<string, string>> = {
  中国标准时间: '北京时间',
  'Golf-Zeit': 'Golf-Standardzeit',
}

/** Formats a Chinese date range with only the changed parts of the last day, `2027年2月9日至11日`; Intl would use slashes. */
function chineseRange(first: string, last: string): string {
  const parts = (day: string): readonly string[] => day.split(/(?<=\D)/)
  const [from, to] = [parts(first), parts(last)]
  const change = to.findIndex((part, index) => part !== from[index])
  return change < 0 ? first : `${first}至${to.slice(change).join('')}`
}

/** Returns a function that formats the date range of an event: `November 17–24, 2026`. */
export function useDateRangeFormatter(): (times: Times) => string {
  const { formatTag: tag, textTag } = locales[useLocale()]
  const format = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return ({ starts, ends }) => {
    const [first, last] = [asUtc(starts), asUtc(ends)]
    return textTag.startsWith('zh')
      ? chineseRange(format.format(first), format.format(last))
      : withoutDashSpaces(format.formatRange(first, last))
  }
}

/** Returns a function that formats two times of day as a range: `9:30 AM–5:00 PM`. */
export function useTimeRangeFormatter(): (from: string, to: string) => string {
  const tag = locales[useLocale()].formatTag
  const { dash } = usePunctuation()
  const timeFormat = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' })
  const toDate = (time: string) => asUtc(`2000-01-01T${time}`)
  return (from, to) =>
    withoutDashSpaces(timeFormat.formatRange(toDate(from), toDate(to))).replace('–', dash)
}

/** Returns a function that formats the daily hours of an event with the name of its time zone. */
export function useDailyHoursFormatter(): (times: Times) => string {
  const tag = locales[useLocale()].formatTag
  const range = useTimeRangeFormatter()
  return ({ starts, ends, zone }) => {
    const zoneFormat = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'long' })
    const name =
      zoneFormat
        .formatToParts(zonedTimeToUtc(starts, zone))
        .find(({ type }) => type === 'timeZoneName')?.value ?? zone
    return `${range(starts.slice(11), ends.slice(11))} · ${zoneNames[name] ?? name}`
  }
}

/** Returns a function that formats a local time of day: `9:30 AM`. */
export function useTimeOfDayFormatter(): (time: string) => string {
  const tag = locales[useLocale()].formatTag
  const format = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' })
  return (time) => format.format(asUtc(`2000-01-01T${time}`))
}
