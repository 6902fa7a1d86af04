import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import cases from '#pages-config/content/cases.json' with { type: 'json' }

const folder = join(import.meta.dirname, '../../pages-config/content/cases')
const languages = ['en', 'de', 'cn'] as const
type Language = (typeof languages)[number]

const textOf = (id: string, language: Language) =>
  readFileSync(join(folder, `${id}.${language}.md`), 'utf8')

/** Returns the numbers in the value cells of the English tables, row by row; rows without numbers are left out. */
const rows = (id: string): readonly (readonly number[])[] =>
  textOf(id, 'en')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(2, -1)
        .flatMap((cell) => {
          const [, figure] = /^[\s*]*(−?\d[\d.,]*)/u.exec(cell) ?? []
          return figure === undefined ? [] : [Number(figure.replaceAll(',', '').replace('−', '-'))]
        }),
    )
    .filter((row) => row.length > 0)

const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((all, n) => all + (n ?? Number.NaN), 0)
const last = (row: readonly number[] | undefined): number => row?.at(-1) ?? Number.NaN
const column = (table: readonly (readonly number[])[], index: number) =>
  table.map((row) => row[index])

const cabinet = 261.248
const container = 5.015_96

describe.each(cases.map(({ id }) => id))('%s', (id) => {
  test('names its sources and links to products', () => {
    for (const language of languages) {
      const text = textOf(id, language)
      for (const anchor of ['situation', 'sizing', 'day', 'costs', 'limits', 'sources'])
        expect(text).toContain(`{#${anchor}}`)
      expect(text).toContain('](/products/')
      expect(text).toContain('](/solutions/')
    }
  })
})

test('house, Bavaria: energy and money add up', () => {
  const [direct, battery, bought, demand, fedIn, boughtFor, standby, soldFor, balance] =
    rows('house-bavaria')
  const delivered = 200 * 18.96 * 0.97
  expect(battery?.[1]).toBe(Math.round(delivered))
  for (const at of [0, 1])
    expect(sum(column([direct ?? [], battery ?? [], bought ?? []], at))).toBe(demand?.[at])
  expect(fedIn?.[1]).toBe(Math.round(14_000 - 2900 - (200 * 18.96) / 0.97))
  expect(boughtFor?.[1]).toBeCloseTo((bought?.[1] ?? 0) * 0.35, 2)
  expect(soldFor?.[1]).toBeCloseTo(-(fedIn?.[1] ?? 0) * 0.07, 2)
  expect(balance?.[1]).toBeCloseTo(sum([boughtFor?.[1], last(standby), soldFor?.[1]]), 2)
  expect((balance?.[0] ?? 0) - (balance?.[1] ?? 0)).toBeCloseTo(967.82, 2)
})

test('homestead, New South Wales: loads and money add up', () => {
  const table = rows('homestead-new-south-wales')
  const loads = table.slice(0, 4)
  for (const [power, hours, energy] of loads)
    expect((power ?? 0) * (hours ?? 0)).toBeCloseTo(energy ?? 0, 6)
  expect(sum(loads.map(last))).toBeCloseTo(last(table[4]), 6)
  expect(last(table[4]) / 24).toBe(4)
  expect(table[5]?.[0]).toBe(Math.round(150 * 149.76 * 0.95 * 0.97))
  expect(sum(table.slice(5, 8).map(last))).toBe(last(table[8]))
})

test('food production, Lower Saxony: hours and money add up', () => {
  const table = rows('food-production-lower-saxony')
  const hours = table.slice(0, 5)
  for (const [plant, grid, cabinets] of hours) expect(sum([grid, cabinets])).toBe(plant)
  for (const at of [0, 1, 2]) expect(sum(column(hours, at))).toBe(table[5]?.[at])
  const losses = (890 / 0.92 - 890) * 250
  expect(table[7]).toEqual([Math.round(losses), -Math.round(losses * 0.18)])
  expect(table[8]).toEqual([1.2 * 7 * 8760, -Math.round(1.2 * 7 * 8760 * 0.18)])
  expect(sum(table.slice(6, 9).map(last))).toBe(last(table[9]))
})

test('logistics park, Eastern China: periods and money add up', () => {
  const table = rows('logistics-park-eastern-china')
  const cycle = 5 * cabinet * 0.9 * 0.985
  for (const [row, hours, energy] of [
    [0, 6, cycle / 0.92],
    [1, 3, cycle],
    [2, 3, cycle / 0.92],
    [3, 4, cycle],
  ] as const) {
    expect(table[row]?.[1]).toBeCloseTo(energy, 1)
    expect(table[row]?.[0]).toBeCloseTo(energy / hours, 1)
  }
  expect(last(table[4])).toBeCloseTo(sum([table[0]?.[1], table[2]?.[1]]), 6)
  expect(last(table[5])).toBeCloseTo(sum([table[1]?.[1], table[3]?.[1]]), 6)
  expect(sum(table.slice(6, 9).map(last))).toBeCloseTo(last(table[9]), 2)
  expect(last(table[10])).toBe(Math.round(last(table[9]) * 330))
})

test('transmission field, South Australia: area, cycle and money add up', () => {
  const table = rows('transmission-field-south-australia')
  const [depth, rowsLength, length, width, area, containers] = table.map(last)
  expect(depth).toBeCloseTo(2.438 + 3, 6)
  expect(rowsLength).toBeCloseTo(7 * (depth ?? 0), 6)
  expect(length).toBeCloseTo(6.058 + 1.5, 6)
  expect(width).toBeCloseTo(5 * (length ?? 0), 6)
  expect(area).toBeCloseTo((rowsLength ?? 0) * (width ?? 0), 1)
  expect(containers).toBeCloseTo(35 * 6.058 * 2.438, 1)
  const delivered = 35 * 5.016 * 0.9
  expect(table[6]?.[1]).toBeCloseTo(delivered / 0.94, 1)
  expect(table[7]).toEqual([79, 158])
  expect(last(table[8])).toBeCloseTo(168.1 - 158, 6)
  expect(sum(table.slice(9, 12).map(last))).toBe(last(table[12]))
})

test('solar park, Gulf: cycle and money add up', () => {
  const table = rows('solar-park-gulf')
  const delivered = 8 * container * 0.9
  expect(table[1]?.[1]).toBeCloseTo(delivered, 1)
  expect(table[0]?.[1]).toBeCloseTo(delivered / 0.94, 1)
  expect(last(table[2])).toBeCloseTo(38.4 - 36.1, 6)
  for (const [energy, price, money] of table.slice(4, 7))
    expect(Math.abs(money ?? 0)).toBe((energy ?? 0) * (price ?? 0))
  expect(table[5]?.[0]).toBe(Math.round(12_640 / 0.94))
  expect(sum(table.slice(4, 7).map(last))).toBe(last(table[7]))
})
