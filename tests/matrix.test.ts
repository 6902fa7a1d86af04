import { describe, expect, it } from 'vitest'
import {
  covering,
  draw,
  everything,
  type Look,
  looks,
  matrix,
  nameOf,
  pairsOf,
  storyLooks,
} from './matrix.ts'

const pairs = (rows: readonly Look[]) => new Set(rows.flatMap((row) => pairsOf(row, matrix)))

describe('the covering looks', () => {
  it('show every pair of values that all looks show', () => {
    expect(pairs(looks)).toEqual(pairs(everything(matrix)))
  })

  it('are few: hardly more than the two longest dimensions need', () => {
    expect(everything(matrix)).toHaveLength(4 * 2 * 5 * 3 * 2)
    expect(looks.length).toBeGreaterThanOrEqual(4 * 5)
    expect(looks.length).toBeLessThanOrEqual(24)
  })

  it('are the same ones every time, and no two alike', () => {
    expect(covering(matrix)).toEqual(looks)
    expect(new Set(looks.map(nameOf)).size).toBe(looks.length)
  })

  it('tell a pair that is missing', () => {
    expect(pairs(looks.slice(1)).size).toBeLessThan(pairs(looks).size)
  })
})

describe('drawing', () => {
  const names = ['index', ...Array.from({ length: 40 }, (_, at) => `page-${at}`)]

  it('gives every name a look and takes every look', () => {
    const drawn = draw(names, looks)
    expect(new Set(drawn.map(([name]) => name))).toEqual(new Set(names))
    expect(new Set(drawn.map(([, look]) => look))).toEqual(new Set(looks))
  })

  it('changes nobody else’s look when a page comes', () => {
    const before = new Map(draw(names.slice(1), looks).slice(0, names.length - 1))
    const after = new Map(draw([...names.slice(1), 'new'], looks).slice(0, names.length))
    for (const [name, look] of before) expect(after.get(name)).toBe(look)
  })

  it('leaves what nobody drew to the first', () => {
    expect(draw(['index'], looks).map(([name]) => name)).toEqual(looks.map(() => 'index'))
    expect(draw([], looks)).toEqual([])
  })
})

describe('the looks of stories', () => {
  it('begin with the usual theme, light and dark', () => {
    expect(storyLooks.few.map(({ theme }) => theme)).toEqual(matrix.theme.slice(0, 2))
    for (const list of storyLooks.full) expect(list.slice(0, 2)).toEqual(storyLooks.few)
  })

  it('show every theme with every contrast, and each list every theme', () => {
    const all = new Set(storyLooks.full.flat().map((look) => JSON.stringify(look)))
    expect(all.size).toBe(matrix.theme.length * matrix.contrast.length)
    for (const list of storyLooks.full)
      expect(new Set(list.map(({ theme }) => theme))).toEqual(new Set(matrix.theme))
  })
})
