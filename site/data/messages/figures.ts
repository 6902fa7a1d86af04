import { Schema } from 'effect'
import { locales, type Locale } from '../locale/locales.ts'

/** Units that stand as they are in every language. */
const symbols = [
  'kW',
  'kWh',
  'MW',
  'MWh',
  'GWh',
  'kWp',
  'kVA',
  'kWh/m²',
  'kg/m²',
  'W',
  'V',
  'A',
  'mA',
  'kA',
  'Hz',
  'Ah',
  'ms',
  's',
  'h',
  'min',
  'dB',
  'dB(A)',
  'dBm',
  'MB',
  'mm',
  'm',
  'g',
  'kg',
  't',
  'K',
  '%',
  '°C',
  'C',
  '×',
] as const

/** Units that are words: the message `unit.<name>` contains them, with plural forms by `{n}`. */
const words = [
  'years',
  'cycles',
  'modules',
  'centers',
  'systems',
  'minutes',
  'hours',
  'inch',
] as const

/** A quantity with its unit and the place it comes from; `content/figures.json` names each once. */
export const SourcedFigure = Schema.Struct({
  value: Schema.optionalKey(Schema.Finite.annotate({ description: 'A single value' })),
  from: Schema.optionalKey(Schema.Finite.annotate({ description: 'Start of a range' })),
  to: Schema.optionalKey(Schema.Finite.annotate({ description: 'End of a range' })),
  decimals: Schema.optionalKey(
    Schema.Int.annotate({ description: 'Digits after the decimal point; as written if left out' }),
  ),
  limit: Schema.optionalKey(
    Schema.Literals(['below', 'over', 'up-to', 'at-least']).annotate({
      description:
        'Shown as <, + or ≥ where the figure stands alone; in a sentence the words say it',
    }),
  ),
  prefix: Schema.optionalKey(
    Schema.String.annotate({ description: 'Letters before the number: IP' }),
  ),
  unit: Schema.optionalKey(
    Schema.Literals([...symbols, ...words]).annotate({ description: 'Unit of the value' }),
  ),
  classifier: Schema.optionalKey(
    Schema.Struct({
      cn: Schema.String.annotate({ description: 'In Chinese: 台, 次' }),
    }).annotate({
      description:
        'Counter word of a value without a unit; shown beside a standalone figure, in languages that need one',
    }),
  ),
  source: Schema.String.annotate({
    description: 'Source of the figure, or its derivation',
  }),
}).check(
  Schema.makeFilter(
    (f) =>
      (f.value !== undefined) !== (f.from !== undefined && f.to !== undefined) ||
      'give either value, or from and to',
  ),
)
export type SourcedFigure = typeof SourcedFigure.Type

/** A figure in a language: the number and the unit apart, for big numerals, and both as running text. */
export interface FormattedFigure {
  /** Quantity that the value limits. */
  readonly limit: SourcedFigure['limit']
  /** `< `, `≥ `, or nothing. */
  readonly before: string
  /** `5–13`, `−20 to 55`, `10,000`. */
  readonly number: string
  /** `kW`, `years`, `+`, `台`, `+ 次`, or nothing. */
  readonly unit: string
  /** Number and unit as they stand in a sentence, never parting: `5–13 kW`. */
  readonly text: string
}

const nbsp = '\u00A0'
/** Units that are words. */
export const spelledOutUnits: ReadonlySet<string> = new Set(words)

/** Signs of limits that stand before the number. */
const signs: ReadonlyMap<string, string> = new Map([
  ['below', `<${nbsp}`],
  ['at-least', `≥${nbsp}`],
])

/** Number format of a language, by the language tag of its numbers. */
interface Writing {
  /** Joins the ends of a range without a sign. */
  readonly dash: string
  /** Joins the ends of a range that begins below zero. */
  readonly to: string
  /** Symbols that this language writes differently. */
  readonly symbols: Readonly<Record<string, string>>
  /** Symbols that follow the number without a space. */
  readonly tight: ReadonlySet<string>
  /** Symbols that stand behind both ends of a range. */
  readonly repeated: ReadonlySet<string>
}

const english: Writing = {
  dash: '–',
  to: ' to ',
  symbols: {},
  tight: new Set(['%', 'C', '×']),
  repeated: new Set(),
}

const writings: ReadonlyMap<string, Writing> = new Map([
  [
    'zh-CN',
    {
      dash: '～',
      to: '～',
      symbols: { '°C': '℃', '×': '倍', s: '秒', min: '分钟', h: '小时' },
      tight: new Set(['%', 'C']),
      repeated: new Set(['%']),
    },
  ],
  [
    'de',
    {
      dash: '–',
      to: ' bis ',
      symbols: { '×': '-fach' },
      tight: new Set(['C', '×']),
      repeated: new Set(),
    },
  ],
])

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Made once for every language and number of digits: making one takes longer than writing a hundred numbers. */
function numberFormat(tag: string, digits: number): Intl.NumberFormat {
  const key = `${tag} ${digits}`
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(tag, options)
  numberFormats.set(key, format)
  return format
}

/** Formats a figure for a locale; `word` returns the text of units that are words. */
export function formatFigure(
  figure: SourcedFigure,
  locale: Locale,
  word: (unit: string, n: number) => string,
): FormattedFigure {
  const tag = locales[locale].formatTag
  const format = (n: number) => {
    const digits = figure.decimals ?? String(n).split('.')[1]?.length ?? 0
    return numberFormat(tag, digits).format(n).replace('-', '\u2212')
  }
  const { dash, to, symbols, tight, repeated } = writings.get(tag) ?? english
  const from = figure.from ?? 0
  const name = figure.unit ?? ''
  const number =
    (figure.prefix ?? '') +
    (figure.value !== undefined
      ? format(figure.value)
      : `${format(from)}${repeated.has(name) ? name : ''}${from < 0 ? to : dash}${format(figure.to ?? 0)}`)
  const unit = spelledOutUnits.has(name)
    ? word(name, figure.value ?? figure.to ?? 0)
    : (symbols[name] ?? name)
  return {
    limit: figure.limit,
    before: signs.get(figure.limit ?? '') ?? '',
    number,
    unit: unit === '' ? standaloneUnit(figure, locale) : unit,
    text: (number + (unit === '' || tight.has(name) ? '' : nbsp) + unit).replaceAll(' ', nbsp),
  }
}

/** Sign of the limit and classifier of a value without a unit. */
function standaloneUnit({ limit, classifier }: SourcedFigure, locale: Locale): string {
  const sign = limit === 'over' ? '+' : ''
  const word = locale === 'cn' ? classifier?.cn : undefined
  return word === undefined ? sign : `${sign && sign + nbsp}${word}`
}

/** Ways to combine several figures in one value: sizes `by` each other, or one `or` another. */
export type FigureJoinKind = 'by' | 'or'

/**
 * Writes several figures as one value: `600 × 300 mm`, `5 / 10 kW`. Those of one unit and limit have it once; others are each
 * written whole, `800 W / 13 kW`. `write` puts one figure into words with its limit.
 */
export function formatJoinedFigures(
  figures: readonly FormattedFigure[],
  join: FigureJoinKind,
  write: (figure: FormattedFigure) => string,
): string {
  const sign = join === 'by' ? ' × ' : ' / '
  const [first, ...rest] = figures
  if (!first) return ''
  const unitOf = ({ text, number }: FormattedFigure) => text.slice(number.length)
  const isAlike = rest.every(
    (figure) => unitOf(figure) === unitOf(first) && figure.limit === first.limit,
  )
  if (!isAlike) return figures.map(write).join(sign)
  const number = figures.map((figure) => figure.before + figure.number).join(sign)
  return write({ ...first, before: '', number, text: number + unitOf(first) })
}
