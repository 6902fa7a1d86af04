import { createContext, useContext, type ReactNode } from 'react'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import type { FigureName, Href, MessageId, PictureName } from '#data/fields.ts'
import { type Figure, formatFigure, type FormattedFigure } from '#data/figures.ts'
import { locales, localizePath, type Locale } from '#data/locales.ts'
import type { PictureFile } from '#data/pictures.ts'
import { plainMessage } from '#data/plainMessages.ts'

/** What a page brings along for its sections: the words, figures and pictures it names, and no others. */
export interface PageWords {
  readonly locale: Locale
  /** ICU text by message id. */
  readonly messages: Readonly<Record<string, string>>
  readonly figures: Readonly<Record<string, Figure>>
  readonly pictures: Readonly<Record<string, PictureFile>>
}

interface Site {
  readonly locale: Locale
  readonly intl: IntlShape
  readonly figures: Readonly<Record<string, FormattedFigure>>
  readonly figureTexts: Readonly<Record<string, string>>
  readonly pictures: Readonly<Record<string, PictureFile>>
}

type Values = Readonly<Record<string, string | number>>

const SiteContext = createContext<Site | undefined>(undefined)
const cache = createIntlCache()
const softHyphens = /\u00AD/g

function makeSite({ locale, messages, figures, pictures }: PageWords): Site {
  const intl = createIntl(
    {
      locale: locales[locale].formatTag,
      messages: { ...messages },
      onError: (error) => {
        throw error
      },
    },
    cache,
  )
  const word = (unit: string, n: number) => intl.formatMessage({ id: `unit.${unit}` }, { n })
  const formatted = Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, formatFigure(figure, locale, word)]),
  )
  const figureTexts = Object.fromEntries(
    Object.entries(formatted).map(([name, { text }]) => [name, text]),
  )
  return { locale, intl, figures: formatted, figureTexts, pictures }
}

const sites = new WeakMap<PageWords, Site>()

/** Words are made ready once, however often their page is rendered. */
function siteOf(words: PageWords): Site {
  const site = sites.get(words) ?? makeSite(words)
  sites.set(words, site)
  return site
}

/** Gives the sections below it their language, figures and pictures. */
export function SiteProvider({ words, children }: { words: PageWords; children: ReactNode }) {
  return <SiteContext value={siteOf(words)}>{children}</SiteContext>
}

function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('A section stands outside SiteProvider')
  return site
}

/** The locale of the page. */
export const useLocale = (): Locale => useSite().locale

/** Turns a message id into plain text; figures stand in for the arguments that bear their names. */
export function useText(): (id: MessageId, values?: Values) => string {
  const { intl, figureTexts } = useSite()
  return (id, values) => {
    const text =
      plainMessage(intl.messages[id]) ??
      intl.formatMessage({ id }, { ...figureTexts, ...plainTags, ...values })
    return text.replace(softHyphens, '')
  }
}

const join = (chunks: string[]) => chunks.join('')

/** Where only text can stand, tags leave their words behind. */
const plainTags = { soft: join, b: join, wbr: () => '' }

type Tag = (chunks: ReactNode[]) => ReactNode

/** Turns a message id into text with its tags: `<soft>`, `<b>` and those given as functions. */
export function useRichText(): (
  id: MessageId,
  values?: Readonly<Record<string, string | number | Tag>>,
) => ReactNode {
  const { intl, figureTexts } = useSite()
  return (id, values) =>
    plainMessage(intl.messages[id]) ??
    intl.formatMessage({ id }, { ...figureTexts, ...tags, ...values })
}

const tags = {
  soft: (chunks: ReactNode[]) => <em>{chunks}</em>,
  b: (chunks: ReactNode[]) => <strong>{chunks}</strong>,
  wbr: () => <wbr />,
}

/** Looks a figure up by name, formatted for the page's language. */
export function useFigure(): (name: FigureName) => FormattedFigure {
  const { figures } = useSite()
  return (name) => known(figures[name], 'figure', name)
}

/** Looks a picture up by name: its files and its alternative text. */
export function usePicture(): (name: PictureName) => { source: PictureFile; alt: string } {
  const { pictures } = useSite()
  const text = useText()
  return (name) => ({
    source: known(pictures[name], 'picture', name),
    alt: text(`picture.${name}.alt` as MessageId),
  })
}

/** Gives the address of a link in the page's language; anchors and full addresses stay as they are. */
export function useHref(): (href: Href) => string {
  const { locale } = useSite()
  return (href) => (href.startsWith('/') ? localizePath(locale, href) : href)
}

/** Writes a day (`2026-11-12`) as a date of the page's language. */
export function useDate(): (day: string, style?: 'short' | 'long') => string {
  const { intl } = useSite()
  return (day, style = 'long') =>
    intl.formatDate(`${day}T00:00:00Z`, {
      timeZone: 'UTC',
      ...(style === 'long' ? { dateStyle: 'long' } : { dateStyle: 'medium' }),
    })
}

function known<T>(value: T | undefined, kind: string, name: string): T {
  if (value === undefined) throw new Error(`The page brought no ${kind} "${name}"`)
  return value
}
