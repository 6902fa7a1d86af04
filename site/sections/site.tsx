import { createContext, useContext, type ReactNode } from 'react'
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl'
import type { FigureName, Href, MessageId, PictureName } from '#data/pages/configFields.ts'
import { type SourcedFigure, formatFigure, type FormattedFigure } from '#data/messages/figures.ts'
import { locales, localizePath, type Locale } from '#data/locale/locales.ts'
import type { PictureFile } from '#data/content/pictures.ts'
import { type MessageTag, plainTextTagFormatters } from '#data/messages/messageTags.ts'
import { getPlainMessageText } from '#data/messages/isPlainMessage.ts'

/** Messages, figures and pictures that the sections of one page use; nothing else is sent with the page. */
export interface PageResources {
  readonly locale: Locale
  /** ICU messages by id, as text or parsed; browsers have no parser for text with syntax. */
  readonly messages: Readonly<Record<string, string | MessageFormatElement[]>>
  readonly figures: Readonly<Record<string, SourcedFigure>>
  readonly pictures: Readonly<Record<string, PictureFile>>
  /** Resources with the same locale and figures, whose formatted figures are used again (page editor). */
  readonly formattedAs?: PageResources
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

function createSite(resources: PageResources): Site {
  const { locale, messages, pictures, formattedAs } = resources
  const intl = createIntl(
    {
      locale: locales[locale].formatTag,
      // react-intl takes texts and parsed messages side by side; its type knows one or the other.
      messages: messages as Record<string, string>,
      onError: (error) => {
        throw error
      },
    },
    cache,
  )
  const { figures, figureTexts } = formattedAs
    ? memoizedSite(formattedAs)
    : formatFigures(resources, intl)
  return { locale, intl, figures, figureTexts, pictures }
}

function formatFigures(
  { locale, figures }: PageResources,
  intl: IntlShape,
): Pick<Site, 'figures' | 'figureTexts'> {
  const formatUnit = (unit: string, n: number) => intl.formatMessage({ id: `unit.${unit}` }, { n })
  const formatted = Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      formatFigure(figure, locale, formatUnit),
    ]),
  )
  const figureTexts = Object.fromEntries(
    Object.entries(formatted).map(([name, { text }]) => [name, text]),
  )
  return { figures: formatted, figureTexts }
}

const sites = new WeakMap<PageResources, Site>()

/** Memoizes the context value per page data, because `createIntl` and figure formatting are slow. */
function memoizedSite(words: PageResources): Site {
  const site = sites.get(words) ?? createSite(words)
  sites.set(words, site)
  return site
}

interface SiteProviderProps {
  words: PageResources
  children: ReactNode
}

/** Provides the sections below it with locale, messages, figures and pictures. */
export function SiteProvider({ words, children }: SiteProviderProps) {
  return <SiteContext value={memoizedSite(words)}>{children}</SiteContext>
}

function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('A section is rendered outside SiteProvider')
  return site
}

/** Returns the locale of the page. */
export const useLocale = (): Locale => useSite().locale

/** Returns a function that formats a message as plain text; a figure is the value of the argument with its name. */
export function useText(): (id: MessageId, values?: Values) => string {
  const label = useLabel()
  return (id, values) => label(id, values).replace(softHyphens, '')
}

/** Returns a function that formats a label as plain text with soft hyphens, for narrow columns; see `LabelSchema`. */
export function useLabel(): (id: MessageId, values?: Values) => string {
  const { intl, figureTexts } = useSite()
  return (id, values) =>
    getPlainMessageText(intl.messages[id]) ??
    intl.formatMessage({ id }, { ...figureTexts, ...plainTextTagFormatters, ...values })
}

type Tag = (chunks: ReactNode[]) => ReactNode

/**
 * Returns a function that formats a message as React nodes: `<soft>`, `<b>`, `<wbr>` and the tags passed as functions. An
 * `<a>` without a function renders its children.
 */
export function useRichText(): (
  id: MessageId,
  values?: Readonly<Record<string, string | number | Tag>>,
) => ReactNode {
  const { intl, figureTexts } = useSite()
  return (id, values) =>
    getPlainMessageText(intl.messages[id]) ??
    intl.formatMessage({ id }, { ...figureTexts, ...tags, ...values })
}

const tags = {
  a: (chunks: ReactNode[]) => <>{chunks}</>,
  soft: (chunks: ReactNode[]) => <em>{chunks}</em>,
  b: (chunks: ReactNode[]) => <strong>{chunks}</strong>,
  wbr: () => <wbr />,
} as const satisfies Readonly<Record<MessageTag, Tag>>

/** Returns a function that looks up a figure by name, formatted for the locale of the page. */
export function useFigureFormatter(): (name: FigureName) => FormattedFigure {
  const { figures } = useSite()
  return (name) => required(figures[name], 'figure', name)
}

/** Returns a function that looks up the files and the alternative text of a picture by name. */
export function usePicture(): (name: PictureName) => { source: PictureFile; alt: string } {
  const { pictures } = useSite()
  const text = useText()
  return (name) => ({
    source: required(pictures[name], 'picture', name),
    alt: text(`picture.${name}.alt` as MessageId),
  })
}

/** Returns a function that adds the locale prefix of the page to a path; anchors and absolute URLs are unchanged. */
export function useHref(): (href: Href) => string {
  const { locale } = useSite()
  return (href) => (href.startsWith('/') ? localizePath(locale, href) : href)
}

/** Returns a function that formats a date (`2026-11-12`) for the locale of the page. */
export function useDateFormatter(): (day: string, style?: 'short' | 'long') => string {
  const { intl } = useSite()
  return (day, style = 'long') =>
    intl.formatDate(`${day}T00:00:00Z`, {
      timeZone: 'UTC',
      ...(style === 'long' ? { dateStyle: 'long' } : { dateStyle: 'medium' }),
    })
}

function required<T>(value: T | undefined, kind: string, name: string): T {
  if (value === undefined) throw new Error(`The page data has no ${kind} "${name}"`)
  return value
}
