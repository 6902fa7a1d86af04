import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIntl, createIntlCache } from 'react-intl'
import { type Figure, type FormattedFigure, formatFigure } from '#data/figures.ts'
import { locales } from '#data/locales.ts'
import type { SpecRow } from '#data/products.ts'
import type { DocumentLanguage } from '#data/productDocuments.ts'
import { hyphenatePiece } from '#generator/softHyphens.ts'

/** What documents are written with in one language, as the pages of the site write it. */
export interface Words {
  readonly language: DocumentLanguage
  /** A message with its figures filled in. */
  readonly text: (id: string, values?: Readonly<Record<string, string | number>>) => string
  /** Words of a record with their figures filled in. */
  readonly fill: (words: Readonly<Record<DocumentLanguage, string>>) => string
  /** The same, with soft hyphens where long words may be parted. */
  readonly heading: (words: Readonly<Record<DocumentLanguage, string>>) => string
  readonly figure: (name: string) => FormattedFigure
  /** A figure of the table, if there is one of that name. */
  readonly figureText: (name: string) => string | undefined
  /** The value of a row of a specification. */
  readonly value: (row: SpecRow) => string
  readonly date: (iso: string) => string
  /** Where readers may write to. */
  readonly email: string
}

const readJson = (top: string, name: string): unknown =>
  JSON.parse(readFileSync(join(top, 'pages-config', name), 'utf8'))

interface Operator {
  readonly email: { readonly value: string }
}

const cache = createIntlCache()

/** Reads the messages and figures of a language. */
export function readWords(top: string, language: DocumentLanguage): Words {
  const figures = new Map(
    Object.entries(readJson(top, 'content/figures.json') as Readonly<Record<string, Figure>>),
  )
  const tag = locales[language].formatTag
  const intl = createIntl(
    {
      locale: tag,
      messages: readJson(top, `messages/${language}.json`) as Record<string, string>,
      onError: (error) => {
        throw error
      },
    },
    cache,
  )
  const word = (unit: string, n: number) => intl.formatMessage({ id: `unit.${unit}` }, { n })
  const format = (figure: Figure) => formatFigure(figure, language, word)
  const texts = Object.fromEntries(
    [...figures].map(([name, figure]) => [name, format(figure).text]),
  )
  const text: Words['text'] = (id, values) => intl.formatMessage({ id }, { ...texts, ...values })
  const figure: Words['figure'] = (name) => {
    const found = figures.get(name)
    if (found === undefined) throw new Error(`There is no figure "${name}".`)
    return format(found)
  }
  const comma = language === 'cn' ? '，' : ', '
  const written = (shown: FormattedFigure): string => {
    if (shown.limit === 'up-to') return text('figure.up-to', { value: shown.text })
    if (shown.limit === 'over') return text('figure.over', { value: shown.text })
    return shown.before + shown.text
  }
  const value: Words['value'] = (row) => {
    if ('text' in row) return text(row.text)
    if ('names' in row) return row.names.map((name) => name.replaceAll(' ', '\u00A0')).join(comma)
    const main =
      'figure' in row
        ? written(figure(row.figure))
        : together(row.figures.map(figure), row.join === 'by' ? ' × ' : ' / ')
    return row.tolerance ? main + comma + figure(row.tolerance).text : main
  }
  const fill: Words['fill'] = (words) =>
    words[language].replaceAll(/\{([A-Za-z0-9]+)\}/g, (_, name: string) => figure(name).text)
  const joints = readJson(top, 'content/soft-hyphens.json') as Readonly<
    Partial<Record<string, readonly string[]>>
  >
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    language,
    text,
    fill,
    heading: (words) => hyphenatePiece(fill(words), joints[language] ?? []),
    figure,
    figureText: (name) => texts[name],
    value,
    email: (readJson(top, 'content/operator.json') as Operator).email.value,
    date: (iso) => dates.format(new Date(`${iso}T00:00:00Z`)),
  }
}

function together(figures: readonly FormattedFigure[], join: string): string {
  const last = figures.at(-1)
  const numbers = figures.map(({ number }) => number).join(join)
  return last ? numbers + last.text.slice(last.number.length) : numbers
}
