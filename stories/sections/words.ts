import type { Locale } from '#data/locales.ts'
import { figures } from '#generated/figures.ts'
import { messages } from '#generated/messages.ts'
import { pictures } from '#generated/pictures.ts'
import type { PageWords } from '#sections/site.tsx'

const made = new Map<Locale, PageWords>()

/** All words, figures and pictures of the site in a locale; a page brings only its own. */
export function siteWords(locale: Locale): PageWords {
  const words = made.get(locale) ?? { locale, messages: messages[locale], figures, pictures }
  made.set(locale, words)
  return words
}
