/** Formats a wait in seconds relative to now, such as "in 10 minutes". */
export function formatWaitTime(languageTag: string, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(languageTag, { numeric: 'always' })
  return seconds < 90
    ? format.format(seconds, 'second')
    : format.format(Math.ceil(seconds / 60), 'minute')
}
