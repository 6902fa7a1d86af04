import { type Locale, isLocale, locales } from '#data/locales.ts'
import { figures } from '#generated/figures.ts'
import { messages } from '#generated/messages.ts'
import { pictures } from '#generated/pictures.ts'
import type { PageWords } from '#sections/site.tsx'
import { type ChangeWords, mapWords } from './mapWords.ts'
import { pseudo, pseudoMessage } from './pseudo.ts'

/** What the toolbar offers beside the languages of the site: a made-up language, and ids instead of words. */
export type ShownLocale = Locale | 'pseudo' | 'ids'

/** The locale that the toolbar names; the story's own if it names none. */
export const localeOf = (named: unknown, own: Locale = 'en'): ShownLocale =>
  isLocale(named) || named === 'pseudo' || named === 'ids' ? named : own

/** A locale of the site: for links, numbers and records. */
export const siteLocale = (shown: ShownLocale): Locale => (isLocale(shown) ? shown : 'en')

/** Language tag of the words shown. */
export const textTag = (shown: ShownLocale): string => locales[siteLocale(shown)].textTag

const made = new Map<ShownLocale, PageWords>()

/** All words, figures and pictures of the site in a locale; a page brings only its own. */
export function siteWords(shown: ShownLocale): PageWords {
  const words = made.get(shown) ?? {
    locale: siteLocale(shown),
    messages: messagesOf(shown),
    figures,
    pictures,
  }
  made.set(shown, words)
  return words
}

function messagesOf(shown: ShownLocale): PageWords['messages'] {
  if (isLocale(shown)) return messages[shown]
  const change = shown === 'pseudo' ? pseudoMessage : (_: string, id: string) => id
  return changedMessages('en', change)
}

/** The catalogue of a locale with each ICU text changed. */
export const changedMessages = (locale: Locale, change: (icu: string, id: string) => string) =>
  Object.fromEntries(Object.entries(messages[locale]).map(([id, icu]) => [id, change(icu, id)]))

/** Words that arrive as props, in the locale that the toolbar names: only a made-up one changes them. */
export function propsIn<T>(props: T, named: unknown): T {
  const change: ChangeWords | undefined =
    named === 'pseudo' ? pseudo : named === 'ids' ? (_, path) => path : undefined
  return change ? mapWords(props, change) : props
}
