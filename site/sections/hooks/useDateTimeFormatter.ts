import { locales } from '#data/locale/locales.ts'
import { useHydrated } from '#design-system/behaviour/useHydrated.ts'
import { useLocale } from '../site.tsx'

const options = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** Returns a function that formats an ISO 8601 time: in the visitor's time zone after hydration, in UTC before. */
export function useDateTimeFormatter(): (time: string) => string {
  const { formatTag } = locales[useLocale()]
  const hydrated = useHydrated()
  const format = new Intl.DateTimeFormat(
    formatTag,
    hydrated ? options : { ...options, timeZone: 'UTC' },
  )
  return (time) => format.format(new Date(time))
}
