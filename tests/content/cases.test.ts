import { describe, expect, test } from 'vitest'
import cases from '#pages-config/content/cases.json' with { type: 'json' }
import figures from '#pages-config/content/figures.json' with { type: 'json' }

/** Returns the value of a figure. */
const value = (name: string): number => {
  const figure = (figures as Readonly<Record<string, { value?: number }>>)[name]
  if (figure?.value === undefined) throw new Error(`${name} has no single value`)
  return figure.value
}
const percent = (name: string) => value(name) / 100
const cabinet = 261.248
const container = 5015.96

describe('the figures of cases follow from product data', () => {
  test('house, Bavaria', () => {
    expect(value('caseHouseEnergy')).toBe(4 * value('moduleEnergy'))
    expect(value('caseHouseUsable')).toBeCloseTo(
      percent('depthOfDischarge') * value('caseHouseEnergy'),
      2,
    )
    const stored = value('caseHouseCycles') * value('caseHouseUsable') * percent('caseOneWay')
    expect(Math.round(stored)).toBe(value('caseHouseStored'))
    const own = (value('caseHouseDirect') + stored) / value('caseHouseDemand')
    expect(own * 100).toBeCloseTo(value('caseHouseOwn'), 1)
    expect(value('caseHousePeak') * 1000).toBe(value('caseHouseSun'))
  })

  test('homestead, New South Wales', () => {
    expect(value('caseFarmPower')).toBe(5 * figures.homePower.to)
    expect(value('caseFarmEnergy')).toBe(value('homeEnergyParallel'))
    const given = value('caseFarmEnergy') * percent('depthOfDischarge') * percent('caseOneWay')
    expect(given / value('caseFarmLoad')).toBeCloseTo(value('caseFarmHours'), 1)
  })

  test('food production, Lower Saxony', () => {
    expect(value('caseFoodPower')).toBe(7 * value('pcsPower'))
    expect(value('caseFoodEnergy')).toBeCloseTo(7 * cabinet, 1)
    expect(value('caseFoodCut')).toBe(value('caseFoodBefore') - value('caseFoodAfter'))
    const given = value('caseFoodEnergy') * percent('caseDepth') * percent('cEfficiencyTypical')
    expect(given / value('caseFoodCut')).toBeCloseTo(value('caseFoodHours'), 1)
    expect(Math.round((value('caseFoodCut') / value('caseFoodPower')) * 100)).toBe(
      value('caseFoodShare'),
    )
  })

  test('logistics park, Eastern China', () => {
    expect(value('caseParkPower')).toBe(5 * value('cPowerTwo'))
    expect(value('caseParkEnergy')).toBeCloseTo(5 * cabinet, 1)
    const day = 2 * 5 * cabinet * percent('caseDepth') * percent('cEfficiencyTypical')
    expect(Math.round(day)).toBe(value('caseParkDay'))
    expect(Math.round((day * 330) / 1000)).toBe(value('caseParkYear'))
    const passed = (2 * 5 * cabinet * percent('caseDepth') * 330) / 1000
    expect(passed).toBeCloseTo(value('caseParkUse'), 0)
    expect(value('caseParkThroughput') / passed).toBeCloseTo(value('caseParkYears'), 1)
  })

  test('transmission field and solar park', () => {
    expect(value('caseFieldCount') * value('containerEnergy')).toBeCloseTo(
      value('caseFieldEnergy'),
      6,
    )
    expect(value('caseFieldCount') * value('uPower')).toBeCloseTo(value('caseFieldPower'), 1)
    expect((8 * container) / 1000).toBeCloseTo(value('caseGulfEnergy'), 2)
    expect(8 * value('uPower')).toBeCloseTo(value('caseGulfPower'), 2)
    const year = (value('caseGulfDays') * percent('caseDepth') * 8 * container) / 1000
    expect(Math.round(year)).toBe(value('caseGulfYear'))
    expect(value('caseGulfThroughput') / year).toBeCloseTo(value('caseGulfYears'), 1)
  })
})

test('there are two cases of each kind', () => {
  expect(cases.map(({ kind }) => kind).toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2, 3, 3])
})
