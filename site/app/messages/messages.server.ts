import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import type { MessageId } from '#data/pages/configFields.ts'
import { isSectionShown } from '#data/pages/sectionVisibility.ts'
import { formatFigure } from '#data/messages/figures.ts'
import { locales, type Locale } from '#data/locale/locales.ts'
import { plainTextTagFormatters } from '#data/messages/messageTags.ts'
import { getPlainMessageText } from '#data/messages/isPlainMessage.ts'
import { figures } from '#generated/figures.ts'
import { messages } from '#generated/messages.ts'
import { resourcesByPage, shellResources, type PageResourceNames } from '#generated/pageUses.ts'
import { pictures } from '#generated/pictures.ts'
import { draftRoutes, routes } from '#generated/routes.ts'
import { site } from '#generated/site.ts'
import type { PageResources } from '#sections/site.tsx'

const pick = <T>(from: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  )

function collectWords(uses: PageResourceNames, locale: Locale): PageResources {
  return {
    locale,
    messages: pick(messages[locale], uses.messages),
    figures: pick(figures, uses.figures),
    pictures: pick(pictures, uses.pictures),
  }
}

/** Pages hydrated as a whole: their messages are part of the loader data. */
const appPages: ReadonlySet<string> = new Set(
  [...routes, ...draftRoutes].flatMap(({ page, mode }) => (mode === 'app' ? page : [])),
)

/** Parses the messages that have syntax, so that browsers need no parser. */
const compiled = (words: PageResources): PageResources => ({
  ...words,
  messages: Object.fromEntries(
    Object.entries(words.messages).map(([id, text]): [string, string | MessageFormatElement[]] => [
      id,
      typeof text === 'string' ? (getPlainMessageText(text) ?? parse(text)) : [...text],
    ]),
  ),
})

const wordsCache = new Map<string, PageResources>()

function memoize(key: string, make: () => PageResources): PageResources {
  const words = wordsCache.get(key) ?? make()
  wordsCache.set(key, words)
  return words
}

/** Returns the ids of the messages that a page shows in a locale at `now`, in ms since the epoch. */
export function listVisibleMessageIds(
  page: string,
  locale: Locale,
  now: number,
): readonly MessageId[] {
  const { messages: all, limited } = usesOf(page)
  if (!limited) return all
  const { shown = [], hidden = [] } = Object.groupBy(limited, (one) =>
    isSectionShown(one, locale, now) ? 'shown' : 'hidden',
  )
  const seen = new Set(shown.flatMap((one) => one.messages))
  const unseen = new Set(hidden.flatMap((one) => one.messages))
  return all.filter((id) => seen.has(id) || !unseen.has(id))
}

function usesOf(page: string): PageResourceNames {
  const uses = resourcesByPage[page]
  if (!uses) throw new Error(`No page "${page}"`)
  return uses
}

const limitedPages = Object.keys(resourcesByPage).filter((page) => resourcesByPage[page]?.limited)

/** Returns a text that differs whenever sections with limits of any page show other messages in a locale. */
export const createVisibleSectionsCacheKey = (locale: Locale, now: number): string =>
  limitedPages.map((page) => listVisibleMessageIds(page, locale, now).join()).join(' ')

/** Returns the messages, figures and pictures of a page in a locale at `now`, in ms since the epoch. */
export function loadPageResources(page: string, locale: Locale, now: number): PageResources {
  const uses = usesOf(page)
  const shown = listVisibleMessageIds(page, locale, now)
  return memoize(`${locale} ${page} ${uses.limited ? shown.join() : ''}`, () => {
    const words = collectWords({ ...uses, messages: shown }, locale)
    return appPages.has(page) ? compiled(words) : words
  })
}

/** Returns the messages, figures and pictures of the layout around every page. */
export const loadShellResources = (locale: Locale): PageResources =>
  memoize(`${locale} `, () => compiled(collectWords(shellResources, locale)))

const cache = createIntlCache()

const intlByLocale = new Map<Locale, IntlShape>()

function intlOf(locale: Locale): IntlShape {
  const intl =
    intlByLocale.get(locale) ??
    createIntl(
      {
        locale: locales[locale].formatTag,
        messages: messages[locale],
        onError: (error) => {
          throw error
        },
      },
      cache,
    )
  intlByLocale.set(locale, intl)
  return intl
}

const textsByLocale = new Map<Locale, Readonly<Record<string, string>>>()

/** Returns all figures, formatted for sentences in a locale. */
export function formatAllFigures(locale: Locale): Readonly<Record<string, string>> {
  const cachedTexts = textsByLocale.get(locale)
  if (cachedTexts) return cachedTexts
  const intl = intlOf(locale)
  const word = (unit: string, n: number) => intl.formatMessage({ id: `unit.${unit}` }, { n })
  const texts = Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      formatFigure(figure, locale, word).text,
    ]),
  )
  textsByLocale.set(locale, texts)
  return texts
}

/** Formats a message of a locale as plain text, without tags and soft hyphens. */
export const formatText = (
  locale: Locale,
  id: MessageId,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const message = messages[locale][id]
  const text =
    getPlainMessageText(message) ??
    intlOf(locale).formatMessage(
      { id },
      { ...figuresOf(message ?? '', locale), ...plainTextTagFormatters, ...values },
    )
  return text.replaceAll('\u00AD', '')
}

/** Returns the figures that a message names: there are hundreds, which react-intl would copy for every message. */
function figuresOf(message: string, locale: Locale): Readonly<Record<string, string>> {
  const names = Array.from(message.matchAll(/\{\s*(\w+)/g), ([, name = '']) => name)
  return pick(formatAllFigures(locale), names)
}

const siteNameSuffix = ` – ${site.brand.name}`

/** Removes the site name from a page title. */
export const stripSiteName = (title: string): string =>
  title.endsWith(siteNameSuffix) ? title.slice(0, -siteNameSuffix.length) : title
