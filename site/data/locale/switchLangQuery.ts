import { isLocale, type Locale } from './locales.ts'

/** Query parameter set by the language menu. */
export const switchLangParameter = 'switchLang'

/** Parsed `switchLang` parameter. */
export interface SwitchLangQuery {
  /** True if the parameter is present, with or without a valid value. */
  readonly present: boolean
  /** Requested locale; undefined if the value is invalid or repeated. */
  readonly locale: Locale | undefined
  /** Query without the parameter, otherwise unchanged: `?…` or empty. */
  readonly rest: string
}

/** Parses and removes `switchLang` from a query (`?…` or empty) without changing the other parameters. */
export function parseSwitchLang(query: string): SwitchLangQuery {
  if (query === '') return { present: false, locale: undefined, rest: query }
  const parts = query.replace(/^\?/, '').split('&')
  const switches = parts.filter((part) => keyOf(part) === switchLangParameter)
  if (switches.length === 0) return { present: false, locale: undefined, rest: query }
  const rest = parts.filter((part) => part !== '' && keyOf(part) !== switchLangParameter).join('&')
  const [first = ''] = switches
  const value = decodePart(first.slice(first.indexOf('=') + 1))
  const locale = switches.length === 1 && first.includes('=') && isLocale(value) ? value : undefined
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
