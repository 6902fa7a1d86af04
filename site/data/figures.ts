import { Schema } from 'effect'
import { locales, type Locale } from './locales.ts'

/** Units that stand as they are in every language. */
const symbols = ['kW', 'kWh', 'MWh', 'GWh', 'kWp', 'W', 'V', 'A', 'Hz', 'Ah', 'ms', 's', 'h', 'min', 'dB', 'mm', 'kg', 'm', '%', '°C', 'C', '×'] as const // prettier-ignore

/** Units that are words: the message `unit.<name>` gives them, with plural forms by `{n}`. */
const words = ['years', 'cycles', 'modules', 'centers', 'systems', 'minutes'] as const

/** A quantity with its unit and the place it comes from; `content/figures.json` names each once. */
export const Figure = Schema.Struct({
  value: Schema.optionalKey(Schema.Finite.annotate({ description: 'A single value' })),
  from: Schema.optionalKey(Schema.Finite.annotate({ description: 'Start of a range' })),
  to: Schema.optionalKey(Schema.Finite.annotate({ description: 'End of a range' })),
  decimals: Schema.optionalKey(
    Schema.Int.annotate({ description: 'Digits after the decimal point; as written if left out' }),
  ),
  limit: Schema.optionalKey(
    Schema.Literals(['below', 'over', 'up-to']).annotate({
      description: 'Shown as < or + where the figure stands alone; in a sentence the words say it',
    }),
  ),
  prefix: Schema.optionalKey(
    Schema.String.annotate({ description: 'Letters before the number: IP' }),
  ),
  unit: Schema.optionalKey(
    Schema.Literals([...symbols, ...words]).annotate({ description: 'Unit of the value' }),
  ),
  source: Schema.String.annotate({
    description: 'Where the figure is published or how it is derived',
  }),
}).check(
  Schema.makeFilter(
    (f) =>
      (f.value !== undefined) !== (f.from !== undefined && f.to !== undefined) ||
      'give either value, or from and to',
  ),
)
export type Figure = typeof Figure.Type

/** A figure in a language: the number and the unit apart, for big numerals, and both as running text. */
export interface FormattedFigure {
  /** `< `, or nothing. */
  readonly before: string
  /** `5–13`, `−20 to 55`, `10,000`. */
  readonly number: string
  /** `kW`, `years`, `+`, or nothing. */
  readonly unit: string
  /** Number and unit as they stand in a sentence, never parting: `5–13 kW`. */
  readonly text: string
}

const nbsp = '\u00A0'
const wordUnits: ReadonlySet<string> = new Set(words)

/** How a range is written, by the language of the numbers; `text` joins signed ranges. */
const ranges: Readonly<Record<string, { dash: string; text: string }>> = {
  'zh-CN': { dash: '～', text: '～' },
  de: { dash: '–', text: ' bis ' },
}
const rangeOf = (tag: string) => ranges[tag] ?? { dash: '–', text: ' to ' }

function formatUnit(unit: string, tag: string): string {
  if (tag === 'zh-CN' && unit === '°C') return '℃'
  return unit
}

/** Formats a figure for a locale; `word` gives the text of units that are words. */
export function formatFigure(
  figure: Figure,
  locale: Locale,
  word: (unit: string, n: number) => string,
): FormattedFigure {
  const tag = locales[locale].formatTag
  const format = (n: number) => {
    const digits = figure.decimals ?? String(n).split('.')[1]?.length ?? 0
    return new Intl.NumberFormat(tag, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
      .format(n)
      .replace('-', '\u2212')
  }
  const { dash, text: joiner } = rangeOf(tag)
  const signed = (figure.from ?? 0) < 0
  const number =
    (figure.prefix ?? '') +
    (figure.value !== undefined
      ? format(figure.value)
      : `${format(figure.from ?? 0)}${signed ? joiner : dash}${format(figure.to ?? 0)}`)
  const raw = figure.unit ?? ''
  const unit = wordUnits.has(raw) ? word(raw, figure.value ?? figure.to ?? 0) : formatUnit(raw, tag)
  const tight = raw === '×' || raw === 'C' || (raw === '%' && tag !== 'de')
  return {
    before: figure.limit === 'below' ? `<${nbsp}` : '',
    number,
    unit: unit === '' && figure.limit === 'over' ? '+' : unit,
    text: unit === '' ? number : `${number}${tight ? '' : nbsp}${unit}`,
  }
}
