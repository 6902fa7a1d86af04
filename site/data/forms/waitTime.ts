/** Formats a wait in seconds relative to now, such as "in 10 minutes". */
export function formatWaitTime(languageTag: string, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(languageTag, {
    numeric: 'always',
    // The long style of Chinese has 秒钟 where the texts of the site have 秒.
    style: languageTag.startsWith('zh') ? 'short' : 'long',
  })
  const wait =
    seconds < 90
      ? format.format(seconds, 'second')
      : format.format(Math.ceil(seconds / 60), 'minute')
  return wait.replace(/(?<=\d)(?=\p{Script=Han})/u, '\u00A0')
}
