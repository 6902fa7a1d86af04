import { describe, expect, it } from 'vitest'
import {
  simulatedPlantDay,
  examplePlantEvents,
  exampleIndustrialPlant,
  overviewQuarterHourIndex,
  batteryPackTemperatures,
  stateOfChargeLimits,
} from './plantDay.ts'

describe('the simulated plant', () => {
  it('limits the grid demand below the peak load', () => {
    expect(Math.max(...simulatedPlantDay.map(({ load }) => load))).toBe(910)
    expect(Math.max(...simulatedPlantDay.map(({ demand }) => demand))).toBe(
      exampleIndustrialPlant.limit,
    )
  })

  it('balances load, battery and demand in every quarter hour', () => {
    for (const { load, battery, demand } of simulatedPlantDay) expect(demand + battery).toBe(load)
  })

  it('stays within the power and energy of seven cabinets', () => {
    for (const { battery, charge } of simulatedPlantDay) {
      expect(Math.abs(battery)).toBeLessThanOrEqual(exampleIndustrialPlant.power)
      expect(charge).toBeGreaterThanOrEqual(stateOfChargeLimits.floor)
      expect(charge).toBeLessThanOrEqual(stateOfChargeLimits.ceiling + 0.001)
    }
  })

  it('discharges at the time that the overview shows', () => {
    expect(simulatedPlantDay[overviewQuarterHourIndex]?.battery).toBeGreaterThan(0)
  })

  it('reports the start and end of two peak shaving events', () => {
    expect(examplePlantEvents.filter(({ kind }) => kind === 'cut')).toHaveLength(2)
    expect(examplePlantEvents.filter(({ kind }) => kind === 'cut-end')).toHaveLength(2)
  })

  it('keeps the temperature spread of the packs within three kelvin', () => {
    const all = batteryPackTemperatures.flat()
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(3)
  })
})
