import { isLocale, type Locale } from './locales.ts'

/** The query parameter of the language menu. */
export const switchParameter = 'switchLang'

export interface SwitchQuery {
  /** Whether the parameter is there at all. */
  readonly present: boolean
  /** The language asked for: given once, and one of the five codes. */
  readonly locale: Locale | undefined
  /** The query without the parameter, everything else as it was: `?…` or nothing. */
  readonly rest: string
}

/** Takes `switchLang` out of a query (`?…` or nothing) without touching the other parameters. */
export function readSwitch(query: string): SwitchQuery {
  if (query === '') return { present: false, locale: undefined, rest: query }
  const parts = query.replace(/^\?/, '').split('&')
  const asked = parts.filter((part) => keyOf(part) === switchParameter)
  if (asked.length === 0) return { present: false, locale: undefined, rest: query }
  const rest = parts.filter((part) => part !== '' && keyOf(part) !== switchParameter).join('&')
  const [first = ''] = asked
  const value = decodePart(first.slice(first.indexOf('=') + 1))
  const locale = asked.length === 1 && first.includes('=') && isLocale(value) ? value : undefined
  return { present: true, locale, rest: rest === '' ? '' : `?${rest}` }
}

const keyOf = (part: string): string => decodePart(part.split('=', 1)[0] ?? '')

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
