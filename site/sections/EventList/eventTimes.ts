import { momentOf } from '#data/events.ts'
import { locales } from '#data/locales.ts'
import { useLocale } from '../site.tsx'
import { usePunctuation } from '../usePunctuation.ts'

interface Times {
  readonly starts: string
  readonly ends: string
  readonly zone: string
}

/** Times at the place are written as they stand, so they are formatted as if they were UTC. */
const written = (local: string): Date => new Date(`${local}:00Z`)

/** English sets thin spaces around the dash of a range; the site sets none. */
const tight = (text: string): string => text.replaceAll(/[\u2009\u202F ]–[\u2009\u202F ]/g, '–')

/** Chinese says of the last day only what changes, `2027年2月9日至11日`; Intl would write slashes. */
function untilChinese(first: string, last: string): string {
  const parts = (day: string): readonly string[] => day.match(/\d+\D/g) ?? []
  const [from, to] = [parts(first), parts(last)]
  const change = to.findIndex((part, index) => part !== from[index])
  return change < 0 ? first : `${first}至${to.slice(change).join('')}`
}

/** Writes the days of an event: `November 17–24, 2026`. */
export function useDays(): (times: Times) => string {
  const { formatTag: tag, textTag } = locales[useLocale()]
  const format = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return ({ starts, ends }) => {
    const [first, last] = [written(starts), written(ends)]
    return textTag.startsWith('zh')
      ? untilChinese(format.format(first), format.format(last))
      : tight(format.formatRange(first, last))
  }
}

/** Writes two times of one day as a range: `9:30 AM–5:00 PM`. */
export function useTimeRange(): (from: string, to: string) => string {
  const tag = locales[useLocale()].formatTag
  const { dash } = usePunctuation()
  const hour = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' })
  const clock = (time: string) => written(`2000-01-01T${time}`)
  return (from, to) => tight(hour.formatRange(clock(from), clock(to))).replace('–', dash)
}

/** Writes from when to when an event lasts each day, and in which time zone. */
export function useHours(): (times: Times) => string {
  const tag = locales[useLocale()].formatTag
  const range = useTimeRange()
  return ({ starts, ends, zone }) => {
    const named = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'long' })
    const name = named
      .formatToParts(momentOf(starts, zone))
      .find(({ type }) => type === 'timeZoneName')?.value
    return `${range(starts.slice(11), ends.slice(11))} · ${name ?? zone}`
  }
}

/** Writes a time of day at the place: `9:30 AM`. */
export function useHour(): (time: string) => string {
  const tag = locales[useLocale()].formatTag
  const format = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' })
  return (time) => format.format(written(`2000-01-01T${time}`))
}
