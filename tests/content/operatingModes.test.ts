import { describe, expect, test } from 'vitest'
import {
  hoursOfDay,
  getEnergyImbalance,
  getEnergyFlowsAt,
  type DayPeriod,
} from '#data/content/energyDay.ts'
import days from '#pages-config/content/operating-modes.json' with { type: 'json' }

/** The example system: three modules, 8 kW, at least 5 % kept, 97 % each way. */
const system = { full: 14.97, kept: 0.75, power: 8, efficiency: 0.97 }

describe.each(days)('the worked day of $id', (day) => {
  const periods = day.periods as readonly DayPeriod[]

  test('sun, battery and grid cover the consumption in every hour', () => {
    expect(hoursOfDay.filter((hour) => getEnergyImbalance(day, hour) !== 0)).toEqual([])
  })

  test('the battery stays within its limits', () => {
    for (const stored of day.stored) {
      expect(stored).toBeGreaterThanOrEqual(system.kept)
      expect(stored).toBeLessThanOrEqual(system.full)
    }
    for (const power of day.battery) expect(Math.abs(power)).toBeLessThanOrEqual(system.power)
  })

  test('stored energy follows from charging and discharging', () => {
    for (const hour of hoursOfDay.slice(1)) {
      const power = day.battery[hour] ?? 0
      const gained = power < 0 ? -power * system.efficiency : -power / system.efficiency
      const before = day.stored[hour - 1] ?? 0
      expect(Math.abs((day.stored[hour] ?? 0) - before - gained)).toBeLessThan(0.02)
    }
  })

  test('there is no grid power during an outage, and periods do not overlap', () => {
    for (const hour of hoursOfDay) {
      const { grid } = getEnergyFlowsAt(day, hour, periods)
      if (grid.way === 'outage') expect(grid.power).toBe(0)
    }
    periods.forEach(({ from, to }, i) => {
      expect(to).toBeGreaterThan(from)
      expect(from).toBeGreaterThanOrEqual(periods[i - 1]?.to ?? 0)
    })
  })
})
