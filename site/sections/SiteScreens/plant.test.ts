import { describe, expect, it } from 'vitest'
import { day, events, plant, shownQuarter, temperatures, window } from './plant.ts'

describe('the simulated plant', () => {
  it('never draws more than its limit, although it needs more', () => {
    expect(Math.max(...day.map(({ load }) => load))).toBe(910)
    expect(Math.max(...day.map(({ demand }) => demand))).toBe(plant.limit)
  })

  it('adds up in every quarter', () => {
    for (const { load, battery, demand } of day) expect(demand + battery).toBe(load)
  })

  it('stays within what seven cabinets can give and hold', () => {
    for (const { battery, charge } of day) {
      expect(Math.abs(battery)).toBeLessThanOrEqual(plant.power)
      expect(charge).toBeGreaterThanOrEqual(window.floor)
      expect(charge).toBeLessThanOrEqual(window.ceiling + 0.001)
    }
  })

  it('is cutting a peak at the time its overview shows', () => {
    expect(day[shownQuarter]?.battery).toBeGreaterThan(0)
  })

  it('tells two cuts, each with its end', () => {
    expect(events.filter(({ kind }) => kind === 'cut')).toHaveLength(2)
    expect(events.filter(({ kind }) => kind === 'cut-end')).toHaveLength(2)
  })

  it('keeps its packs within three kelvin', () => {
    const all = temperatures.flat()
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(3)
  })
})
