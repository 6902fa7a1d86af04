import { describe, expect, test } from 'vitest'
import figures from '#pages-config/content/figures.json' with { type: 'json' }

/** Returns the value of a figure. */
const value = (name: string): number => {
  const figure = (figures as Readonly<Record<string, { value?: number }>>)[name]
  if (figure?.value === undefined) throw new Error(`${name} has no single value`)
  return figure.value
}

describe('figures of the large brick', () => {
  const pack = (52 * 3.2 * 314) / 1000
  const container = pack * 96

  test('a cabinet contains five packs', () => {
    expect(pack).toBeCloseTo(value('cPack'), 1)
    expect(value('cPacks') * pack).toBeCloseTo(value('cEnergy'), 1)
    expect(5 * 52 * 3.2).toBe(value('cVoltage'))
    expect(figures.cWindow).toMatchObject({ from: 260 * 2.8, to: 260 * 3.6 })
    expect(value('cRate') * value('cCapacity')).toBe(value('cBatteryCurrent'))
  })

  test('a container contains 96 packs in twelve racks', () => {
    expect(container / 1000).toBeCloseTo(value('containerEnergy'), 3)
    expect(value('uRacks') * 8 * 52).toBe(value('uCells'))
    expect(416 * 3.2).toBeCloseTo(value('uVoltage'), 6)
    expect(figures.uWindow.from).toBeCloseTo(416 * 2.8, 6)
    expect(figures.uWindow.to).toBeCloseTo(416 * 3.6, 6)
    expect((value('uRate') * container) / 1000).toBeCloseTo(value('uPower'), 3)
    expect(container / (value('uPower') * 1000)).toBeCloseTo(value('containerHours'), 3)
    expect(container / (6.058 * 2.438)).toBeCloseTo(value('uEnergyArea'), 1)
  })
})

describe('figures of power conversion', () => {
  test('power, overload and losses follow from one unit', () => {
    const power = value('pcsPower')
    expect(2 * power).toBe(value('cPowerTwo'))
    expect(4 * power).toBe(value('kPowerSmall'))
    expect(value('pcsParallel') * power).toBe(value('kPowerLarge'))
    expect(value('pcsParallel') * power).toBe(value('sParallelPower'))
    expect((value('sOverloadLong') / 100) * power).toBeCloseTo(value('sOverloadPower'), 6)
    const typical = value('sEfficiencyTypical') / 100
    expect(power / typical - power).toBeCloseTo(value('sLoss'), 2)
    expect(Math.round(typical ** 2 * 0.95 * 100)).toBe(value('cRoundTrip'))
  })
})

describe('figures of the home', () => {
  test('towers follow from their modules', () => {
    const module = value('moduleEnergy')
    expect(figures.bPower).toMatchObject({ from: module, to: 29.94 })
    expect(figures.bTowerHeight).toMatchObject({ from: 410 + 291, to: 410 + 291 * 6 })
    expect(figures.bTowerMass).toMatchObject({ from: 17 + 47, to: 17 + 47 * 6 })
    expect(figures.bVoltage).toMatchObject({ from: 102.4, to: 614.4 })
    expect(figures.bVoltageWindow.to).toBeCloseTo(6 * 115.2, 6)
    expect(figures.isBatteryEnergy.to).toBeCloseTo(4 * module, 6)
    expect(figures.itBatteryEnergy.from).toBeCloseTo(2 * module, 6)
    expect(figures.itBatteryEnergy.to).toBeCloseTo(6 * module, 6)
  })

  test('batteries stay within the ports of their inverters', () => {
    expect(2 * 89.6).toBeGreaterThanOrEqual(figures.itBatteryVoltage.from)
    expect(6 * 115.2).toBeLessThanOrEqual(figures.itBatteryVoltage.to)
    expect(89.6).toBeGreaterThanOrEqual(figures.isBatteryVoltage.from)
    expect(4 * 115.2).toBeLessThanOrEqual(figures.isBatteryVoltage.to)
  })

  test('chargers, plugs and loggers follow from voltage, current and time', () => {
    expect((230 * value('aCurrentMin')) / 1000).toBe(value('chargerMinPower'))
    expect(Math.round(3 * 230 * 16) / 1000).toBeCloseTo(value('aPower11'), 1)
    expect(Math.round(3 * 230 * 32) / 1000).toBeCloseTo(value('aPower22'), 0)
    expect(230 * value('pCurrent16')).toBe(value('pPower'))
    expect(230 * value('pCurrent10')).toBe(value('pPowerAustralia'))
    expect(220 * value('pCurrent10')).toBe(value('pPowerChina'))
    expect(Math.round((60 * 24 * 31) / 1000)).toBe(value('dgData'))
  })
})
