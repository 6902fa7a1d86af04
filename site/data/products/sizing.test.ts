import { describe, expect, it } from 'vitest'
import {
  parseSize,
  parseConfiguration,
  formatConfiguration,
  sizes,
  calculateSizing,
} from './sizing.ts'

describe('sizing of a home system', () => {
  it('matches the ends of the published ranges', () => {
    expect(calculateSizing(2, 1)).toMatchObject({ energy: 9.98, height: 992, mass: 127 })
    expect(calculateSizing(6, 1)).toMatchObject({
      energy: 29.94,
      power: 13,
      height: 2156,
      mass: 315,
    })
    expect(calculateSizing(6, 5)).toMatchObject({ energy: 149.76, power: 65, published: true })
  })

  it('multiplies the published module energy for all other sizes', () => {
    for (const modules of sizes.modules)
      for (const stacks of sizes.stacks.filter((count) => modules < 6 || count < 5))
        expect(calculateSizing(modules, stacks).energy).toBeCloseTo(modules * stacks * 4.99, 6)
  })

  it('never exceeds the battery power at 1C', () => {
    for (const modules of sizes.modules)
      for (const stacks of sizes.stacks)
        expect(calculateSizing(modules, stacks).power).toBeLessThanOrEqual(
          stacks * modules * 4.99 * 0.98,
        )
  })

  it.each([null, '', '0', '7', '2.0', 'constructor'])(
    'falls back to the default for %j',
    (asked) => {
      expect(parseSize(asked, sizes.modules, 4)).toBe(4)
    },
  )

  it('round-trips as a query parameter', () => {
    const all = sizes.modules.flatMap((n) => sizes.stacks.map((k) => calculateSizing(n, k)))
    expect(all.map(formatConfiguration).map(parseConfiguration)).toEqual(all)
  })

  it.each([null, '', '1x1', '6x6', '4x', '4X2', '04x2', '4x2 ', 'constructor'])(
    'rejects the configuration %j',
    (asked) => {
      expect(parseConfiguration(asked)).toBeUndefined()
    },
  )
})
