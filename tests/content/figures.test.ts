import { describe, expect, test } from 'vitest'
import figures from '#pages-config/content/figures.json' with { type: 'json' }
import modes from '#pages-config/content/operating-modes.json' with { type: 'json' }

describe.each(modes)('the worked day $id', (day) => {
  const hours = day.sun.map((sun, hour) => ({
    sun,
    house: day.house[hour] ?? NaN,
    battery: day.battery[hour] ?? NaN,
    grid: day.grid[hour] ?? NaN,
    stored: day.stored[hour] ?? NaN,
  }))

  test('sun, battery and grid cover the consumption in every hour', () => {
    for (const { sun, battery, grid, house } of hours)
      expect(sun + battery + grid).toBeCloseTo(house, 6)
  })

  test('the battery stays within its energy and its power', () => {
    const { value: energy } = figures.exampleEnergy
    const { value: power } = figures.examplePower
    const floor = (energy * figures.batteryFloor.value) / 100
    for (const { stored, battery } of hours) {
      expect(stored).toBeGreaterThanOrEqual(floor - 0.005)
      expect(stored).toBeLessThanOrEqual(energy)
      expect(Math.abs(battery)).toBeLessThanOrEqual(power)
    }
  })

  test('stored energy follows from charging and discharging', () => {
    const oneWay = 0.97
    for (const [hour, { battery, stored }] of hours.entries()) {
      const before = hours[hour - 1]?.stored
      if (before === undefined) continue
      const change = battery > 0 ? -battery / oneWay : -battery * oneWay
      expect(Math.abs(stored - before - change)).toBeLessThan(0.011)
    }
  })
})

describe('the figures', () => {
  test('the published figures are unchanged', () => {
    expect(figures).toMatchObject({
      capacity: { value: 2.5, unit: 'GWh' },
      centers: { value: 3 },
      researchYears: { value: 16 },
      homePower: { from: 5, to: 13, unit: 'kW' },
      homeEnergy: { from: 9.98, to: 29.94, unit: 'kWh' },
      parallelSystems: { value: 5, limit: 'up-to' },
      homeEnergyParallel: { value: 149.76, unit: 'kWh', limit: 'up-to' },
      pvOversize: { value: 2, unit: '×', limit: 'up-to' },
      batteryEnergy: { from: 4.99, to: 29.94, unit: 'kWh' },
      cycles: { value: 10_000, limit: 'over' },
      chargeRate: { value: 1, unit: 'C' },
      protection: { prefix: 'IP', value: 65 },
      installTime: { value: 15, unit: 'minutes' },
      installSaving: { value: 75, unit: '%' },
      noise: { value: 25, unit: 'dB', limit: 'below' },
      fullPowerTemperature: { from: -20, to: 55, unit: '°C' },
      fireSuppression: { value: 15, unit: 's' },
      switching: { value: 10, unit: 'ms', limit: 'below' },
      ciProtection: { prefix: 'IP', value: 55 },
      pcsPower: { value: 62.5, unit: 'kW' },
      pcsEfficiency: { value: 99, unit: '%' },
      pcsParallel: { value: 10, limit: 'up-to' },
    })
  })

  test('the figures of answers follow from product data', () => {
    const day = 24
    const year = 365 * day
    const cabinet = 261.248
    const container = 5.015_96
    expect(figures.standbyYear.value).toBe(Math.round((15 * year) / 1000))
    expect(figures.isStandbyYear.value).toBe(Math.round((10 * year) / 1000))
    expect(figures.chargerStandbyYear.value).toBe(Math.round((4 * year) / 1000))
    expect(figures.lossYear.value).toBe(Math.round(200 * 18.96 * (1 / 0.97 - 0.97)))
    expect(figures.ownUseYear.value).toBe(figures.standbyYear.value + figures.lossYear.value)
    const delivered = figures.exampleEnergy.value * 0.95 * 0.97
    expect(figures.backupEnergy.value).toBeCloseTo(delivered, 1)
    expect(figures.backupHours.value).toBeCloseTo(delivered / figures.backupLoad.value, 1)
    expect(figures.chargerDrain.value).toBe(Math.round((delivered / 11.04) * 60))
    expect(figures.chargerHours.value).toBeCloseTo(50 / 11.04, 1)
    expect(figures.chargerMinThree.value).toBeCloseTo((3 * 230 * 6) / 1000, 6)
    const footprint = figures.towerWidth.value * figures.towerDepth.value * 1e-6
    expect(figures.towerFloorLoad.value).toBe(Math.round(figures.towerMass.to / footprint))
    const { cWidth, cDepth, cMass, uLength, uDepth, uMass } = figures
    const cabinetArea = cWidth.value * cDepth.value * 1e-6
    expect(figures.cFloorLoad.value).toBe(Math.round(cMass.value / cabinetArea))
    const containerArea = uLength.value * uDepth.value * 1e-6
    expect(figures.uFloorLoad.value).toBe(Math.round((uMass.value * 1000) / containerArea))
    expect(figures.cAuxYear.value).toBe(1.2 * year)
    const cycle = cabinet * 0.9 * 0.985
    expect(figures.cLossYear.value).toBe(Math.round(330 * cycle * (1 / 0.92 - 1)))
    expect(figures.cOwnYear.value).toBe(figures.cAuxYear.value + figures.cLossYear.value)
    expect(figures.cCycles.value).toBe(Math.round((figures.cThroughput.value * 1000) / cabinet))
    expect(figures.uCycles.value).toBe(Math.round(figures.uThroughput.value / container))
    expect(figures.uDayDelivered.value).toBeCloseTo(0.9 * container, 2)
    expect(figures.uLossDay.value).toBeCloseTo(0.9 * container * (1 / 0.94 - 1), 2)
    expect(figures.uAuxDay.value).toBeCloseTo((30 * day) / 1000, 6)
  })

  test('the derived figures follow from the published ones', () => {
    const { homePower, homeEnergy, homeModules, moduleEnergy } = figures
    expect(homeModules.from * moduleEnergy.value).toBeCloseTo(homeEnergy.from, 6)
    expect(homeModules.to * moduleEnergy.value).toBeCloseTo(homeEnergy.to, 6)
    expect(figures.homePowerMax.value).toBe(homePower.to)
    expect(figures.parallelPower.value).toBe(figures.parallelSystems.value * homePower.to)
    expect(figures.pvPeakMax.value).toBe(figures.pvOversize.value * homePower.to)
    expect(figures.pvExamplePeak.value).toBe(
      figures.pvOversize.value * figures.pvExamplePower.value,
    )
    expect(figures.modulePower.value).toBe(figures.chargeRate.value * moduleEnergy.value)
    expect(figures.exampleEnergy.value).toBeCloseTo(3 * moduleEnergy.value, 6)
    expect(figures.towerHeight.to).toBe(410 + 291 * homeModules.to)
    expect(figures.towerMass.to).toBe(33 + 47 * homeModules.to)
  })

  test('the readings of the example house are those of its worked day', () => {
    const day = modes.find(({ id }) => id === 'self-power')
    const sum = (hours: readonly number[] = []) => hours.reduce((all, hour) => all + hour, 0)
    expect(sum(day?.sun)).toBeCloseTo(figures.exampleSun.value, 6)
    expect(Math.round(((day?.stored[18] ?? NaN) / figures.exampleEnergy.value) * 100)).toBe(
      figures.exampleDuskCharge.value,
    )
    const bought = sum(day?.grid.filter((hour) => hour > 0))
    expect(Math.round((1 - bought / sum(day?.house)) * 1000) / 10).toBe(
      figures.exampleOwnSupply.value,
    )
  })
})
