import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIntl, createIntlCache } from 'react-intl'
import {
  type SourcedFigure,
  type FormattedFigure,
  formatFigure,
  formatJoinedFigures,
} from '#data/messages/figures.ts'
import { locales } from '#data/locale/locales.ts'
import { getPunctuation } from '#data/messages/punctuation.ts'
import type { ProductSpecRow } from '#data/products/products.ts'
import type { DocumentLanguage } from '#data/products/productDocuments.ts'
import { hyphenatePlainText } from '#generator/i18n/softHyphens.ts'

/** Texts and formatters of one language for documents, consistent with the pages of the site. */
export interface ProductDocumentTexts {
  readonly language: DocumentLanguage
  /** Formats a message with its figures. */
  readonly text: (id: string, values?: Readonly<Record<string, string | number>>) => string
  /** Resolves a record's text and inserts figures. */
  readonly fill: (words: Readonly<Record<DocumentLanguage, string>>) => string
  /** Like `fill`, with soft hyphens in long words. */
  readonly heading: (words: Readonly<Record<DocumentLanguage, string>>) => string
  readonly figure: (name: string) => FormattedFigure
  /** Formatted figure; undefined for unknown names. */
  readonly figureText: (name: string) => string | undefined
  /** Formats the value of a row of a specification. */
  readonly value: (row: ProductSpecRow) => string
  readonly date: (iso: string) => string
  /** Contact e-mail address. */
  readonly email: string
}

const readJson = (top: string, name: string): unknown =>
  JSON.parse(readFileSync(join(top, 'pages-config', name), 'utf8'))

/** Reads the messages of a catalogue: a file, a folder of files, or both. */
const readCatalogue = (top: string, language: DocumentLanguage): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`messages/{${language},${language}/**/*}.json`, {
      cwd: join(top, 'pages-config'),
    }).map((name) => readJson(top, name)),
  ) as Record<string, string>

interface Operator {
  readonly email: { readonly value: string }
}

const cache = createIntlCache()

/** Reads the messages and figures of a language; `onRead` is called with the id of every message that is formatted. */
export function readProductDocumentTexts(
  top: string,
  language: DocumentLanguage,
  onRead: (id: string) => void = () => {},
): ProductDocumentTexts {
  const figures = new Map(
    Object.entries(
      readJson(top, 'content/figures.json') as Readonly<Record<string, SourcedFigure>>,
    ),
  )
  const tag = locales[language].formatTag
  const intl = createIntl(
    {
      locale: tag,
      messages: readCatalogue(top, language),
      onError: (error) => {
        throw error
      },
    },
    cache,
  )
  const message = (id: string, values: Readonly<Record<string, string | number>>) => {
    onRead(id)
    return intl.formatMessage({ id }, values)
  }
  const word = (unit: string, n: number) => message(`unit.${unit}`, { n })
  const format = (figure: SourcedFigure) => formatFigure(figure, language, word)
  const texts = Object.fromEntries(
    [...figures].map(([name, figure]) => [name, format(figure).text]),
  )
  const text: ProductDocumentTexts['text'] = (id, values) => message(id, { ...texts, ...values })
  const figure: ProductDocumentTexts['figure'] = (name) => {
    const found = figures.get(name)
    if (found === undefined) throw new Error(`There is no figure "${name}".`)
    return format(found)
  }
  const { comma, list } = getPunctuation(language)
  const withLimit = (shown: FormattedFigure): string => {
    if (shown.limit === 'up-to') return text('figure.up-to', { value: shown.text })
    if (shown.limit === 'over') return text('figure.over', { value: shown.text })
    return shown.before + shown.text
  }
  const value: ProductDocumentTexts['value'] = (row) => {
    if ('text' in row) return text(row.text)
    if ('names' in row) return row.names.map((name) => name.replaceAll(' ', '\u00A0')).join(list)
    const main =
      'figure' in row
        ? withLimit(figure(row.figure))
        : formatJoinedFigures(row.figures.map(figure), row.join, withLimit)
    return row.tolerance ? main + comma + figure(row.tolerance).text : main
  }
  const fill: ProductDocumentTexts['fill'] = (words) =>
    words[language].replaceAll(/\{([A-Za-z0-9]+)\}/g, (_, name: string) => figure(name).text)
  const softHyphenWords = readJson(top, 'content/soft-hyphens.json') as Readonly<
    Partial<Record<string, readonly string[]>>
  >
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    language,
    text,
    fill,
    heading: (words) => hyphenatePlainText(fill(words), softHyphenWords[language] ?? []),
    figure,
    figureText: (name) => texts[name],
    value,
    email: (readJson(top, 'content/operator.json') as Operator).email.value,
    date: (iso) => dates.format(new Date(`${iso}T00:00:00Z`)),
  }
}
