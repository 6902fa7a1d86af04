import { limits } from './limits.ts'
import { defaultLocale, isLocale, type Locale } from './locales.ts'

// First match wins; a language matches itself and its regions.
const languageTable: readonly (readonly [language: string, locale: Locale])[] = [
  ['zh', 'cn'],
  ['en-au', 'au'],
  ['en-nz', 'au'],
  ['en', 'en'],
  ['de', 'de'],
]

/** The variant for one browser language; the default variant for those we have no words in. */
export function localeOfLanguage(tag: string): Locale {
  const lower = tag.toLowerCase()
  const row = languageTable.find(([known]) => lower === known || lower.startsWith(`${known}-`))
  return row?.[1] ?? defaultLocale
}

/** The languages of an `Accept-Language` header, best first, without those refused by `q=0`. */
export function acceptedLanguages(header: string | null | undefined): readonly string[] {
  if (!header) return []
  return header
    .split(',')
    .slice(0, limits.languages)
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

export interface Detection {
  /** Value of the locale cookie, if any. */
  readonly cookie: string | undefined
  /** Browser languages, best first. */
  readonly languages: readonly string[]
  /** Whether the visitor comes from a page of ours: then home is the default variant. */
  readonly sameOrigin: boolean
}

/** The variant a visitor without stored language is offered: locale cookie, best browser language, default. */
export function detectLocale({ cookie, languages, sameOrigin }: Detection): Locale {
  if (sameOrigin) return defaultLocale
  if (isLocale(cookie)) return cookie
  const [best] = languages
  return best === undefined ? defaultLocale : localeOfLanguage(best)
}
