import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ageOf,
  allValues,
  type Choices,
  countsOf,
  facets,
  inOrder,
  matching,
  queryOf,
  rankOf,
  readChoices,
  without,
} from './downloadFilters.ts'
import type { Download } from './downloads.ts'

const day = 86_400_000
const now = Date.parse('2026-11-21T09:30:00Z')
const products = ['tower', 'inverter', 'cabinet']
const values = allValues(products)
const nothing = readChoices(new URLSearchParams(), values)

const some = <T>(list: readonly T[]) => fc.subarray([...list])
const file: fc.Arbitrary<Download> = fc.record({
  id: fc.uuid(),
  document: fc.constantFrom('pdf', 'video', 'image'),
  resource: fc.constantFrom('datasheet', 'user-manual', 'film', 'picture'),
  products: some(products),
  series: some(['home', 'inverter', 'commercial'] as const),
  types: some(['all-in-one', 'hybrid-inverters'] as const),
  problems: some(['installation', 'safety'] as const),
  languages: some(['en', 'de', 'zh', 'none'] as const),
  version: fc.constant('1.0'),
  date: fc
    .integer({ min: 0, max: 800 })
    .map((days) => new Date(now - days * day).toISOString().slice(0, 10)),
  address: fc.constant('/documents/a.pdf'),
  latest: fc.constant('/downloads/latest/a.pdf'),
  format: fc.constant('PDF'),
  bytes: fc.nat(),
  sha256: fc.constant('0'.repeat(64)),
})
const files = fc.array(file, { maxLength: 30 })
const choices = fc.record(
  Object.fromEntries(facets.map((facet) => [facet, some(values[facet])])),
) as unknown as fc.Arbitrary<Choices>
const facet = fc.constantFrom(...facets)

describe('an address', () => {
  test('says what was chosen and is read back as that', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const query = queryOf(chosen)
        expect(readChoices(new URLSearchParams(query), values)).toEqual(chosen)
      }),
    )
  })

  test('is the same however its choices are put', () => {
    fc.assert(
      fc.property(choices, fc.infiniteStream(fc.nat()), (chosen, order) => {
        const pairs = [...new URLSearchParams(queryOf(chosen))]
        const mixed = pairs
          .map((pair) => [order.next().value, pair] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, pair]) => pair)
        const read = readChoices(new URLSearchParams([...mixed, ...mixed]), values)
        expect(queryOf(read)).toBe(queryOf(chosen))
      }),
    )
  })

  test('that names what is not there chooses nothing', () => {
    const query = '?series=constructor&type=__proto__&product=%00&language=xx&updated=&page=2'
    expect(readChoices(new URLSearchParams(query), values)).toEqual(nothing)
  })

  test('of the first page does not name it, of others it does', () => {
    expect(queryOf(nothing)).toBe('?')
    expect(queryOf(nothing, 1)).toBe('?')
    expect(queryOf({ ...nothing, language: ['de'] }, 2)).toBe('?language=de&page=2')
  })
})

describe('a filter', () => {
  test('without choices shows everything', () => {
    fc.assert(
      fc.property(files, (all) => {
        expect(matching(all, nothing, now)).toEqual(all)
      }),
    )
  })

  test('shows only files that are there, in the order they had', () => {
    fc.assert(
      fc.property(files, choices, (all, chosen) => {
        const shown = new Set(matching(all, chosen, now))
        expect(all.filter((one) => shown.has(one))).toEqual([...shown])
      }),
    )
  })

  test('shows at least as many files in a facet when one more value is chosen in it', () => {
    fc.assert(
      fc.property(files, choices, facet, fc.nat(), (all, chosen, name, at) => {
        const one = chosen[name][at % Math.max(1, chosen[name].length)]
        fc.pre(one !== undefined && chosen[name].length > 1)
        const less = matching(all, without(chosen, name, one), now)
        expect(matching(all, chosen, now)).toEqual(expect.arrayContaining([...less]))
      }),
    )
  })

  test('that loses a whole facet shows at least what it showed', () => {
    fc.assert(
      fc.property(files, choices, facet, (all, chosen, name) => {
        const more = matching(all, { ...chosen, [name]: [] }, now)
        expect(more).toEqual(expect.arrayContaining([...matching(all, chosen, now)]))
      }),
    )
  })

  test('counts for each value what choosing it alone would show', () => {
    fc.assert(
      fc.property(files, choices, facet, (all, chosen, name) => {
        const counts = countsOf(all, name, chosen, now)
        for (const value of values[name])
          expect(counts.get(value) ?? 0).toBe(
            matching(all, { ...chosen, [name]: [value] }, now).length,
          )
      }),
    )
  })
})

test.each([
  ['2026-11-21', 'month'],
  ['2026-10-22', 'month'],
  ['2026-10-21', 'quarter'],
  ['2026-08-23', 'quarter'],
  ['2026-08-22', 'year'],
  ['2025-11-21', 'year'],
  ['2025-11-20', 'older'],
])('%s was in the part of time %s', (date, age) => {
  expect(ageOf(date, now)).toBe(age)
})

test('files in the reader’s language come first, then those without words; the newest on top', () => {
  fc.assert(
    fc.property(files, (all) => {
      const ordered = inOrder(all, 'de')
      const ranks = ordered.map((one) => ['own', 'any', 'other'].indexOf(rankOf(one, 'de')))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      for (const [index, one] of ordered.entries()) {
        const next = ordered[index + 1]
        if (next && ranks[index] === ranks[index + 1]) expect(one.date >= next.date).toBe(true)
      }
      expect(ordered).toHaveLength(all.length)
    }),
  )
})
