import { locales } from '#data/locales.ts'
import { useHydrated } from './island.tsx'
import { useLocale } from './site.tsx'

const parts = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** Writes a moment (ISO 8601) with its time: in the visitor's time zone once React runs, in UTC before. */
export function useMoment(): (time: string) => string {
  const { formatTag } = locales[useLocale()]
  const hydrated = useHydrated()
  const format = new Intl.DateTimeFormat(
    formatTag,
    hydrated ? parts : { ...parts, timeZone: 'UTC' },
  )
  return (time) => format.format(new Date(time))
}
