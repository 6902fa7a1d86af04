import { describe, expect, it } from 'vitest'
import { choiceOf, configurationOf, configurationText, sizes, sizingOf } from './sizing.ts'

describe('the size of a home system', () => {
  it('ends where the published ranges end', () => {
    expect(sizingOf(2, 1)).toMatchObject({ energy: 9.98, height: 992, mass: 127 })
    expect(sizingOf(6, 1)).toMatchObject({ energy: 29.94, power: 13, height: 2156, mass: 315 })
    expect(sizingOf(6, 5)).toMatchObject({ energy: 149.76, power: 65, published: true })
  })

  it('multiplies the shown module everywhere else', () => {
    for (const modules of sizes.modules)
      for (const stacks of sizes.stacks.filter((count) => modules < 6 || count < 5))
        expect(sizingOf(modules, stacks).energy).toBeCloseTo(modules * stacks * 4.99, 6)
  })

  it('promises no more power than the battery carries at 1C', () => {
    for (const modules of sizes.modules)
      for (const stacks of sizes.stacks)
        expect(sizingOf(modules, stacks).power).toBeLessThanOrEqual(stacks * modules * 4.99 * 0.98)
  })

  it.each([null, '', '0', '7', '2.0', 'constructor'])('%s is no choice', (asked) => {
    expect(choiceOf(asked, sizes.modules, 4)).toBe(4)
  })

  it('is one word in an address, and back', () => {
    const all = sizes.modules.flatMap((n) => sizes.stacks.map((k) => sizingOf(n, k)))
    expect(all.map(configurationText).map(configurationOf)).toEqual(all)
  })

  it.each([null, '', '1x1', '6x6', '4x', '4X2', '04x2', '4x2 ', 'constructor'])(
    '%s is no configuration',
    (asked) => {
      expect(configurationOf(asked)).toBeUndefined()
    },
  )
})
