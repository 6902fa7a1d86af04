import { type Locale, isLocale, locales } from '#data/locale/locales.ts'
import { figures } from '#generated/figures.ts'
import { messages } from '#generated/messages.ts'
import { pictures } from '#generated/pictures.ts'
import type { PageResources } from '#sections/site.tsx'
import { type TransformText, transformVisibleTexts } from './transformVisibleTexts.ts'
import { pseudolocalizeText, pseudolocalizeMessage } from '#app/messages/pseudoLocale.ts'

/** Locales of the toolbar: those of the site, a pseudo-locale, and message ids. */
export type StoryLocale = Locale | 'pseudo' | 'ids'

/** Returns the locale selected in the toolbar, or the story's own. */
export const parseStoryLocale = (named: unknown, own: Locale = 'en'): StoryLocale =>
  isLocale(named) || named === 'pseudo' || named === 'ids' ? named : own

/** Returns the site locale for links, numbers and records. */
export const toSiteLocale = (shown: StoryLocale): Locale => (isLocale(shown) ? shown : 'en')

/** Returns the language tag of the displayed texts. */
export const getTextLanguageTag = (shown: StoryLocale): string =>
  locales[toSiteLocale(shown)].textTag

const cache = new Map<StoryLocale, PageResources>()

/** Returns all messages, figures and pictures of the site in a locale; cached. */
export function loadSiteTexts(shown: StoryLocale): PageResources {
  const words = cache.get(shown) ?? {
    locale: toSiteLocale(shown),
    messages: messagesOf(shown),
    figures,
    pictures,
  }
  cache.set(shown, words)
  return words
}

function messagesOf(shown: StoryLocale): PageResources['messages'] {
  if (isLocale(shown)) return messages[shown]
  const change = shown === 'pseudo' ? pseudolocalizeMessage : (_: string, id: string) => id
  return transformMessages('en', change)
}

/** Returns the messages of a locale with each ICU message transformed. */
export const transformMessages = (locale: Locale, change: (icu: string, id: string) => string) =>
  Object.fromEntries(Object.entries(messages[locale]).map(([id, icu]) => [id, change(icu, id)]))

/** Transforms texts in props for the pseudo-locale and for ids. */
export function transformPropsForStoryLocale<T>(props: T, named: unknown): T {
  const change: TransformText | undefined =
    named === 'pseudo' ? pseudolocalizeText : named === 'ids' ? (_, path) => path : undefined
  return change ? transformVisibleTexts(props, change) : props
}
