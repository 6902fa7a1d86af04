import { describe, expect, it } from 'vitest'
import { themes } from '#design-system/themes/themes.ts'
import {
  createPairwiseCombinations,
  assignLooks,
  listAllCombinations,
  type Look,
  pairwiseLooks,
  lookDimensions,
  formatLookName,
  listValuePairs,
  storyLooks,
} from './matrix.ts'

const pairs = (rows: readonly Look[]) =>
  new Set(rows.flatMap((row) => listValuePairs(row, lookDimensions)))

describe('the covering looks', () => {
  it('contain every pair of values', () => {
    expect(pairs(pairwiseLooks)).toEqual(pairs(listAllCombinations(lookDimensions)))
  })

  it('are hardly more than the product of the two largest dimensions', () => {
    const sizes = Object.values(lookDimensions).map((values) => values.length)
    expect(listAllCombinations(lookDimensions)).toHaveLength(
      sizes.reduce((all, size) => all * size, 1),
    )
    const [first = 1, second = 1] = sizes.toSorted((a, b) => b - a)
    expect(pairwiseLooks.length).toBeGreaterThanOrEqual(first * second)
    expect(pairwiseLooks.length).toBeLessThanOrEqual(first * second * 1.2)
  })

  it('are deterministic and distinct', () => {
    expect(createPairwiseCombinations(lookDimensions)).toEqual(pairwiseLooks)
    expect(new Set(pairwiseLooks.map(formatLookName)).size).toBe(pairwiseLooks.length)
  })

  it('reveal a missing pair', () => {
    expect(pairs(pairwiseLooks.slice(1)).size).toBeLessThan(pairs(pairwiseLooks).size)
  })
})

describe('assigning looks by name', () => {
  const names = ['index', ...Array.from({ length: 40 }, (_, at) => `page-${at}`)]

  it('gives every name a look and uses every look', () => {
    const drawn = assignLooks(names, pairwiseLooks)
    expect(new Set(drawn.map(([name]) => name))).toEqual(new Set(names))
    expect(new Set(drawn.map(([, look]) => look))).toEqual(new Set(pairwiseLooks))
  })

  it('does not change other looks when a page is added', () => {
    const before = new Map(assignLooks(names.slice(1), pairwiseLooks).slice(0, names.length - 1))
    const after = new Map(
      assignLooks([...names.slice(1), 'new'], pairwiseLooks).slice(0, names.length),
    )
    for (const [name, look] of before) expect(after.get(name)).toBe(look)
  })

  it('gives unused looks to the first name', () => {
    expect(assignLooks(['index'], pairwiseLooks).map(([name]) => name)).toEqual(
      pairwiseLooks.map(() => 'index'),
    )
    expect(assignLooks([], pairwiseLooks)).toEqual([])
  })
})

describe('the looks of stories', () => {
  it('are of the default theme, light or dark, and begin with both for all variants', () => {
    const usual = storyLooks.few.flat()
    expect(usual.map(({ theme }) => theme)).toEqual(lookDimensions.theme.slice(0, 2))
    for (const list of storyLooks.full) expect(list.slice(0, 2)).toEqual(usual)
  })

  it('contain every theme, also those of tools, light and dark with every contrast', () => {
    const all = new Set(storyLooks.full.flat().map((look) => JSON.stringify(look)))
    expect(all.size).toBe(themes.length * 2 * lookDimensions.contrast.length)
  })

  it('contain each theme with sizes of its own, compact density and right to left besides', () => {
    const otherSizes = storyLooks.otherSizes.flat()
    const withSizes = themes.filter(({ sizes }) => sizes).map(({ name }) => name)
    expect(withSizes).not.toEqual([])
    for (const name of withSizes)
      expect(otherSizes.some(({ theme }) => theme.brand === name)).toBe(true)
    expect(otherSizes.some(({ density }) => density === 'compact')).toBe(true)
    expect(otherSizes.some(({ direction }) => direction === 'rtl')).toBe(true)
  })
})
