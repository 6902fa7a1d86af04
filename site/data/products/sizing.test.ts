import { describe, expect, it } from 'vitest'
import {
  parseHomeSystemPlace,
  parseHomeSystemSizeParameter,
  parseHomeSystemConfiguration,
  formatHomeSystemConfiguration,
  homeSystemSizes,
  calculateHomeSystemSizing,
} from './sizing.ts'

describe('sizing of a home system', () => {
  it('matches the ends of the published ranges', () => {
    expect(calculateHomeSystemSizing(2, 1)).toMatchObject({ energy: 9.98, height: 992, mass: 127 })
    expect(calculateHomeSystemSizing(6, 1)).toMatchObject({
      energy: 29.94,
      power: 13,
      height: 2156,
      mass: 315,
    })
    expect(calculateHomeSystemSizing(6, 5)).toMatchObject({
      energy: 149.76,
      power: 65,
      published: true,
      width: 4500,
    })
  })

  it('multiplies the published module energy for all other sizes', () => {
    for (const modules of homeSystemSizes.modules)
      for (const stacks of homeSystemSizes.stacks.filter((count) => modules < 6 || count < 5))
        expect(calculateHomeSystemSizing(modules, stacks).energy).toBeCloseTo(
          modules * stacks * 4.99,
          6,
        )
  })

  it('never exceeds the battery power at 1C', () => {
    for (const modules of homeSystemSizes.modules)
      for (const stacks of homeSystemSizes.stacks)
        expect(calculateHomeSystemSizing(modules, stacks).power).toBeLessThanOrEqual(
          stacks * modules * 4.99 * 0.98,
        )
  })

  it.each([null, '', '0', '7', '2.0', 'constructor'])(
    'falls back to the default for %j',
    (asked) => {
      expect(parseHomeSystemSizeParameter(asked, homeSystemSizes.modules, 4)).toBe(4)
    },
  )

  it.each([
    ['garage', 'garage'],
    ['roof', 'wall'],
    [null, 'wall'],
  ])('reads the place %j as %s', (asked, place) => {
    expect(parseHomeSystemPlace(asked)).toBe(place)
  })

  it('round-trips as a query parameter', () => {
    const all = homeSystemSizes.modules.flatMap((n) =>
      homeSystemSizes.stacks.map((k) => calculateHomeSystemSizing(n, k)),
    )
    expect(all.map(formatHomeSystemConfiguration).map(parseHomeSystemConfiguration)).toEqual(all)
  })

  it.each([null, '', '1x1', '6x6', '4x', '4X2', '04x2', '4x2 ', 'constructor'])(
    'rejects the configuration %j',
    (asked) => {
      expect(parseHomeSystemConfiguration(asked)).toBeUndefined()
    },
  )
})
