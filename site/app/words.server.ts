import { createIntl, createIntlCache } from 'react-intl'
import type { MessageId } from '#data/fields.ts'
import { formatFigure } from '#data/figures.ts'
import { locales, type Locale } from '#data/locales.ts'
import { plainMessage } from '#data/plainMessages.ts'
import type { RequestContext } from '#data/requestContext.ts'
import { figures } from '#generated/figures.ts'
import { messages } from '#generated/messages.ts'
import { pageUses, shellUses, type Uses } from '#generated/pageUses.ts'
import { pictures } from '#generated/pictures.ts'
import type { PageWords } from '#sections/site.tsx'

const pick = <T>(from: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  )

function wordsOf(uses: Uses, locale: Locale): PageWords {
  return {
    locale,
    messages: pick(messages[locale], uses.messages),
    figures: pick(figures, uses.figures),
    pictures: pick(pictures, uses.pictures),
  }
}

const cached = new Map<string, PageWords>()

function remember(key: string, make: () => PageWords): PageWords {
  const words = cached.get(key) ?? make()
  cached.set(key, words)
  return words
}

/** The words, figures and pictures a page shows in a locale. */
export function pageWords(page: string, locale: Locale): PageWords {
  const uses = pageUses[page]
  if (!uses) throw new Error(`No page "${page}"`)
  return remember(`${locale} ${page}`, () => wordsOf(uses, locale))
}

/**
 * Adds the words to what a loader tells. Where documents are kept instead of sent, React Router sees nothing of it: it would
 * write it down for a browser that takes the page over, and none does.
 */
export function withWords<D extends object>(
  data: D,
  words: PageWords,
  { keeper }: RequestContext,
): D & { readonly words: PageWords } {
  const told = { ...data, words }
  if (keeper)
    for (const name of Object.keys(told)) Object.defineProperty(told, name, { enumerable: false })
  return told
}

/** The words of the frame around every page. */
export const shellWords = (locale: Locale): PageWords =>
  remember(`${locale} `, () => wordsOf(shellUses, locale))

const cache = createIntlCache()

const intlOf = (locale: Locale) =>
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

const textsByLocale = new Map<Locale, Readonly<Record<string, string>>>()

/** Every figure as it stands in a sentence of a locale. */
export function figureTexts(locale: Locale): Readonly<Record<string, string>> {
  const known = textsByLocale.get(locale)
  if (known) return known
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

/** Formats a message of a locale as plain text, for document heads. */
export const formatText = (
  locale: Locale,
  id: MessageId,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const text =
    plainMessage(messages[locale][id]) ??
    intlOf(locale).formatMessage({ id }, { ...figureTexts(locale), ...values })
  return text.replaceAll('\u00AD', '')
}

/** A title, as `formatText` gives it, without the name of the site behind it. */
export const headline = (title: string): string => title.replace(/ – Felcera$/, '')
