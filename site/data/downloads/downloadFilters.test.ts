import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  getUpdateAgeGroup,
  allFacetValues,
  type FilterSelection,
  countDownloadsByFacetValue,
  downloadFacets,
  sortDownloads,
  filterDownloads,
  serializeFilterSelection,
  rankFileLanguage,
  parseDownloadFilterSelection,
  removeFilterValue,
} from './downloadFilters.ts'
import type { DownloadableFile } from './downloads.ts'

const day = 86_400_000
const now = Date.parse('2026-11-21T09:30:00Z')
const products = ['tower', 'inverter', 'cabinet']
const values = allFacetValues(products)
const nothing = parseDownloadFilterSelection(new URLSearchParams(), values)

const some = <T>(list: readonly T[]) => fc.subarray([...list])
const file: fc.Arbitrary<DownloadableFile> = fc.record({
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
  Object.fromEntries(downloadFacets.map((facet) => [facet, some(values[facet])])),
) as unknown as fc.Arbitrary<FilterSelection>
const facet = fc.constantFrom(...downloadFacets)

describe('query string of a selection', () => {
  test('round-trips every selection', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const query = serializeFilterSelection(chosen)
        expect(parseDownloadFilterSelection(new URLSearchParams(query), values)).toEqual(chosen)
      }),
    )
  })

  test('is canonical: independent of the order and repetition of parameters', () => {
    fc.assert(
      fc.property(choices, fc.infiniteStream(fc.nat()), (chosen, order) => {
        const pairs = [...new URLSearchParams(serializeFilterSelection(chosen))]
        const mixed = pairs
          .map((pair) => [order.next().value, pair] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, pair]) => pair)
        const read = parseDownloadFilterSelection(new URLSearchParams([...mixed, ...mixed]), values)
        expect(serializeFilterSelection(read)).toBe(serializeFilterSelection(chosen))
      }),
    )
  })

  test('ignores unknown facets and values', () => {
    const query = '?series=constructor&type=__proto__&product=%00&language=xx&updated=&page=2'
    expect(parseDownloadFilterSelection(new URLSearchParams(query), values)).toEqual(nothing)
  })

  test('contains the page number except on the first page', () => {
    expect(serializeFilterSelection(nothing)).toBe('?')
    expect(serializeFilterSelection(nothing, 1)).toBe('?')
    expect(serializeFilterSelection({ ...nothing, language: ['de'] }, 2)).toBe(
      '?language=de&page=2',
    )
  })
})

describe('filtering', () => {
  test('returns all files without a selection', () => {
    fc.assert(
      fc.property(files, (all) => {
        expect(filterDownloads(all, nothing, now)).toEqual(all)
      }),
    )
  })

  test('returns a subset in the original order', () => {
    fc.assert(
      fc.property(files, choices, (all, chosen) => {
        const shown = new Set(filterDownloads(all, chosen, now))
        expect(all.filter((one) => shown.has(one))).toEqual([...shown])
      }),
    )
  })

  test('never loses files when one more value of a facet is selected', () => {
    fc.assert(
      fc.property(files, choices, facet, fc.nat(), (all, chosen, name, at) => {
        const one = chosen[name][at % Math.max(1, chosen[name].length)]
        fc.pre(one !== undefined && chosen[name].length > 1)
        const less = filterDownloads(all, removeFilterValue(chosen, name, one), now)
        expect(filterDownloads(all, chosen, now)).toEqual(expect.arrayContaining([...less]))
      }),
    )
  })

  test('never loses files when a facet is cleared', () => {
    fc.assert(
      fc.property(files, choices, facet, (all, chosen, name) => {
        const more = filterDownloads(all, { ...chosen, [name]: [] }, now)
        expect(more).toEqual(expect.arrayContaining([...filterDownloads(all, chosen, now)]))
      }),
    )
  })

  test('counts for each value the files that selecting it alone would return', () => {
    fc.assert(
      fc.property(files, choices, facet, (all, chosen, name) => {
        const counts = countDownloadsByFacetValue(all, name, chosen, now)
        for (const value of values[name])
          expect(counts.get(value) ?? 0).toBe(
            filterDownloads(all, { ...chosen, [name]: [value] }, now).length,
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
])('assigns %s to the age group %s', (date, age) => {
  expect(getUpdateAgeGroup(date, now)).toBe(age)
})

test('sorts by language rank, then documents before films, then by date, newest first', () => {
  fc.assert(
    fc.property(files, (all) => {
      const ordered = sortDownloads(all, 'de')
      const ranks = ordered.map((one) =>
        ['own', 'any', 'other'].indexOf(rankFileLanguage(one, 'de')),
      )
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      for (const [index, one] of ordered.entries()) {
        const next = ordered[index + 1]
        if (!next || ranks[index] !== ranks[index + 1]) continue
        expect(one.format === 'MP4' && next.format === 'PDF').toBe(false)
        if (one.format === next.format) expect(one.date >= next.date).toBe(true)
      }
      expect(ordered).toHaveLength(all.length)
    }),
  )
})
