import { describe, expect, it } from 'vitest'
import {
  createDayAreaPath,
  createBarsPath,
  dayChartSize,
  createDayLinePath,
  createPositiveLinePath,
} from './chartPaths.ts'

/** Returns the points of a path of `M`, `h` and `c` commands. */
function points(path: string): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([Mhc])([^Mhc]*)/g)].map(([, command, rest = '']) => {
    const numbers = rest.split(' ').map(Number)
    if (command === 'M') [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0]
    else if (command === 'h') x += numbers[0] ?? 0
    else [x, y] = [x + (numbers[4] ?? 0), y + (numbers[5] ?? 0)]
    return [x, y] as const
  })
}

const hours = (value: (hour: number) => number) => Array.from({ length: 24 }, (_, i) => value(i))

describe('chart paths', () => {
  it('line passes through the value at the middle of every hour', () => {
    const values = hours((hour) => (hour % 5) + 0.5)
    const drawn = points(createDayLinePath(values, 6))
    values.forEach((value, i) => {
      const [x, y] = drawn[i + 1] ?? [0, 0]
      expect(x).toBe(i * dayChartSize.hour + 6)
      expect(
        Math.abs(y - (dayChartSize.height - (value / 6) * dayChartSize.height)),
      ).toBeLessThanOrEqual(0.5)
    })
    expect(drawn.at(-1)?.[0]).toBe(dayChartSize.width)
  })

  it('line does not overshoot the lowest and highest value', () => {
    const steep = hours((hour) => (hour === 12 ? 6 : 0))
    for (const [, a = '', b = ''] of createDayAreaPath(steep, 6).matchAll(
      /c4 (-?\d+) 8 (-?\d+)/g,
    )) {
      expect(Math.abs(Number(a))).toBeLessThanOrEqual(dayChartSize.height)
      expect(Math.abs(Number(b))).toBeLessThanOrEqual(dayChartSize.height)
    }
    const ys = points(createDayLinePath(steep, 6)).map(([, y]) => y)
    expect(Math.min(...ys)).toBe(0)
    expect(Math.max(...ys)).toBe(dayChartSize.height)
  })

  it('lineWhilePositive omits the hours without a positive value', () => {
    const sun = hours((hour) => (hour >= 6 && hour < 19 ? 2 : 0))
    const drawn = points(createPositiveLinePath(sun, 6))
    expect(drawn[0]).toEqual([5 * dayChartSize.hour + 6, dayChartSize.height])
    expect(drawn.at(-1)).toEqual([19 * dayChartSize.hour + 6, dayChartSize.height])
  })

  it('bars have a visible minimum height', () => {
    expect(createBarsPath([0, 15, 7.5], 15, 36)).toBe(
      'M2 36v-1h8v1zM14 36v-36h8v36zM26 36v-18h8v18z',
    )
  })
})
