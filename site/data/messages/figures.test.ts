import { describe, expect, test } from 'vitest'
import { type SourcedFigure, formatFigure, formatJoinedFigures } from './figures.ts'
import type { Locale } from '../locale/locales.ts'

type Part = Omit<SourcedFigure, 'source'>
const format = (part: Part, locale: Locale) =>
  formatFigure({ ...part, source: 'test' }, locale, (unit, n) => `${unit}(${n})`)
/** Text with no-break spaces shown as `_`. */
const text = (part: Part, locale: Locale) => format(part, locale).text.replaceAll('\u00A0', '_')

const power: Part = { from: 5, to: 13, unit: 'kW' }
const energy: Part = { from: 9.98, to: 29.94, unit: 'kWh' }
const temperature: Part = { from: -20, to: 55, unit: '°C' }
const cycles: Part = { value: 10_000, limit: 'over' }
const efficiency: Part = { value: 99, unit: '%' }
const noise: Part = { value: 25, unit: 'dB', limit: 'below' }
const factor: Part = { value: 2, unit: '×', limit: 'up-to' }
const parallel: Part = { value: 149.76, unit: 'kWh', limit: 'up-to' }

const english = [
  [power, '5–13_kW'],
  [energy, '9.98–29.94_kWh'],
  [temperature, '−20_to_55_°C'],
  [cycles, '10,000'],
  [efficiency, '99%'],
  [noise, '25_dB'],
  [factor, '2×'],
  [parallel, '149.76_kWh'],
] as const

const expected = {
  fr: english,
  en: english,
  au: english,
  de: [
    [power, '5–13_kW'],
    [energy, '9,98–29,94_kWh'],
    [temperature, '−20_bis_55_°C'],
    [cycles, '10.000'],
    [efficiency, '99_%'],
    [noise, '25_dB'],
    [factor, '2-fach'],
    [parallel, '149,76_kWh'],
  ],
  cn: [
    [power, '5～13_kW'],
    [energy, '9.98～29.94_kWh'],
    [temperature, '−20～55_℃'],
    [cycles, '10,000'],
    [efficiency, '99%'],
    [noise, '25_dB'],
    [factor, '2_倍'],
    [parallel, '149.76_kWh'],
  ],
} as const satisfies Partial<Record<Locale, readonly (readonly [Part, string])[]>>

describe.each(Object.keys(expected) as (keyof typeof expected)[])('a figure in %s', (locale) => {
  test.each(expected[locale].map(([part, shown]) => ({ part, shown })))('$shown', (row) => {
    expect(text(row.part, locale)).toBe(row.shown)
  })
})

describe('a figure that stands alone', () => {
  test('carries its limit as a sign', () => {
    expect(format(noise, 'en').before).toBe('<\u00A0')
    expect(format(cycles, 'en').unit).toBe('+')
    expect(format(parallel, 'en').before).toBe('')
  })

  test('is counted with a classifier in Chinese only, and not in a sentence', () => {
    const systems: Part = { value: 5, limit: 'up-to', classifier: { cn: '套' } }
    expect(format(systems, 'cn')).toMatchObject({ number: '5', unit: '套', text: '5' })
    expect(format(systems, 'en').unit).toBe('')
    expect(format({ ...cycles, classifier: { cn: '次' } }, 'cn').unit).toBe('+\u00A0次')
    expect(format({ ...cycles, classifier: { cn: '次' } }, 'de').unit).toBe('+')
  })

  test('keeps number and unit apart', () => {
    expect(format(factor, 'de')).toMatchObject({ number: '2', unit: '-fach' })
    expect(format(temperature, 'en')).toMatchObject({ number: '−20 to 55', unit: '°C' })
    expect(format({ value: 65, prefix: 'IP' }, 'cn')).toMatchObject({ number: 'IP65', unit: '' })
  })
})

test('Chinese repeats the percent sign in a range', () => {
  const charge: Part = { from: 30, to: 50, unit: '%' }
  expect(text(charge, 'cn')).toBe('30%～50%')
  expect(text(charge, 'en')).toBe('30–50%')
})

test('Chinese names units of time by words', () => {
  expect(text({ value: 15, unit: 's' }, 'cn')).toBe('15_秒')
  expect(text({ value: 2, unit: 'h' }, 'cn')).toBe('2_小时')
  expect(text({ value: 10, unit: 'ms' }, 'cn')).toBe('10_ms')
  expect(text({ value: 15, unit: 's' }, 'de')).toBe('15_s')
})

test('four digits are grouped', () => {
  expect(text({ from: 992, to: 2156, unit: 'mm' }, 'en')).toBe('992–2,156_mm')
  expect(text({ from: 992, to: 2156, unit: 'mm' }, 'de')).toBe('992–2.156_mm')
})

test('decimals are kept where a figure names them', () => {
  expect(text({ value: 98, decimals: 1, unit: '%' }, 'de')).toBe('98,0_%')
})

test('units that are words come from the messages, by their number', () => {
  expect(text({ value: 15, unit: 'minutes' }, 'de')).toBe('15_minutes(15)')
  expect(text({ from: 2, to: 6, unit: 'modules' }, 'en')).toBe('2–6_modules(6)')
})

describe('several figures as one value', () => {
  const small: Part = { value: 800, unit: 'W' }
  const large: Part = { value: 13, unit: 'kW' }
  const most: Part = { value: 20, unit: 'dB', limit: 'below' }
  const joined = (parts: readonly Part[], join: 'by' | 'or', locale: Locale = 'en') =>
    formatJoinedFigures(
      parts.map((part) => format(part, locale)),
      join,
      ({ limit, before, text: written }) =>
        (limit === 'up-to' ? 'up to ' : before) + written.replaceAll('\u00A0', '_'),
    ).replaceAll('\u00A0', '_')

  test.each([
    [[small, large], 'or', '800_W / 13_kW'],
    [[large, large], 'or', '13 / 13_kW'],
    [[small, small, small], 'by', '800 × 800 × 800_W'],
    [[noise, most], 'or', '<_25 / <_20_dB'],
    [[factor, factor], 'or', 'up to 2 / 2×'],
    [[large, { ...large, limit: 'up-to' }], 'or', '13_kW / up to 13_kW'],
    [[small], 'or', '800_W'],
  ] as const)('%j joined by %s', (parts, join, expected) => {
    expect(joined(parts, join)).toBe(expected)
  })

  test('words of a unit that differ by number are each written', () => {
    expect(
      joined(
        [
          { value: 1, unit: 'years' },
          { value: 2, unit: 'years' },
        ],
        'or',
        'de',
      ),
    ).toBe('1_years(1) / 2_years(2)')
  })
})
