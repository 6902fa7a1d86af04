import { describe, expect, it } from 'vitest'
import {
  coveringSet,
  assignByName,
  allCombinations,
  type Look,
  looks,
  matrix,
  lookName,
  pairsOf,
  storyLooks,
} from './matrix.ts'

const pairs = (rows: readonly Look[]) => new Set(rows.flatMap((row) => pairsOf(row, matrix)))

describe('the covering looks', () => {
  it('contain every pair of values', () => {
    expect(pairs(looks)).toEqual(pairs(allCombinations(matrix)))
  })

  it('are hardly more than the product of the two largest dimensions', () => {
    const sizes = Object.values(matrix).map((values) => values.length)
    expect(allCombinations(matrix)).toHaveLength(sizes.reduce((all, size) => all * size, 1))
    const [first = 1, second = 1] = sizes.toSorted((a, b) => b - a)
    expect(looks.length).toBeGreaterThanOrEqual(first * second)
    expect(looks.length).toBeLessThanOrEqual(first * second * 1.2)
  })

  it('are deterministic and distinct', () => {
    expect(coveringSet(matrix)).toEqual(looks)
    expect(new Set(looks.map(lookName)).size).toBe(looks.length)
  })

  it('reveal a missing pair', () => {
    expect(pairs(looks.slice(1)).size).toBeLessThan(pairs(looks).size)
  })
})

describe('assigning looks by name', () => {
  const names = ['index', ...Array.from({ length: 40 }, (_, at) => `page-${at}`)]

  it('gives every name a look and uses every look', () => {
    const drawn = assignByName(names, looks)
    expect(new Set(drawn.map(([name]) => name))).toEqual(new Set(names))
    expect(new Set(drawn.map(([, look]) => look))).toEqual(new Set(looks))
  })

  it('does not change other looks when a page is added', () => {
    const before = new Map(assignByName(names.slice(1), looks).slice(0, names.length - 1))
    const after = new Map(assignByName([...names.slice(1), 'new'], looks).slice(0, names.length))
    for (const [name, look] of before) expect(after.get(name)).toBe(look)
  })

  it('gives unused looks to the first name', () => {
    expect(assignByName(['index'], looks).map(([name]) => name)).toEqual(looks.map(() => 'index'))
    expect(assignByName([], looks)).toEqual([])
  })
})

describe('the looks of stories', () => {
  it('begin with the default theme, light and dark', () => {
    expect(storyLooks.few.map(({ theme }) => theme)).toEqual(matrix.theme.slice(0, 2))
    for (const list of storyLooks.full) expect(list.slice(0, 2)).toEqual(storyLooks.few)
  })

  it('contain every theme with every contrast, and every theme in each list', () => {
    const all = new Set(storyLooks.full.flat().map((look) => JSON.stringify(look)))
    expect(all.size).toBe(matrix.theme.length * matrix.contrast.length)
    for (const list of storyLooks.full)
      expect(new Set(list.map(({ theme }) => theme))).toEqual(new Set(matrix.theme))
  })
})
