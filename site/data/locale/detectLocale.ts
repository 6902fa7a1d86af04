import { serverLimits } from '../ops/limits.ts'
import { defaultLocale, isLocale, type Locale } from './locales.ts'

// First match wins; a language also matches its regional variants.
const languageTable: readonly (readonly [language: string, locale: Locale])[] = [
  ['zh', 'cn'],
  ['en-au', 'au'],
  ['en-nz', 'au'],
  ['en', 'en'],
  ['de', 'de'],
  ['fr', 'fr'],
]

/** Returns the locale for a browser language, if there is one. */
function localeOfLanguage(tag: string): Locale | undefined {
  const lower = tag.toLowerCase()
  return languageTable.find(([known]) => lower === known || lower.startsWith(`${known}-`))?.[1]
}

/** Parses an `Accept-Language` header: languages by descending quality, without those excluded by `q=0`. */
export function parseAcceptedLanguages(header: string | null | undefined): readonly string[] {
  if (!header) return []
  return header
    .split(',')
    .slice(0, serverLimits.languages)
    .map(parseRange)
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

function parseRange(part: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const q = parameters.find((parameter) => /^q\s*=/i.test(parameter))
  const quality = q === undefined ? 1 : Number(q.slice(q.indexOf('=') + 1))
  return { tag, quality: Number.isFinite(quality) ? Math.min(quality, 1) : 0 }
}

/** Input of the locale detection. */
export interface LocaleDetectionInput {
  /** Value of the locale cookie, if any. */
  readonly cookie: string | undefined
  /** Browser languages, best first. */
  readonly languages: readonly string[]
  /** True for navigation from a page of this site, where the home page means the default locale. */
  readonly sameOrigin: boolean
}

/** Detects the locale of a visitor without a stored language: locale cookie, best supported browser language, default. */
export function detectLocale({ cookie, languages, sameOrigin }: LocaleDetectionInput): Locale {
  if (sameOrigin) return defaultLocale
  if (isLocale(cookie)) return cookie
  for (const language of languages) {
    const locale = localeOfLanguage(language)
    if (locale !== undefined) return locale
  }
  return defaultLocale
}
