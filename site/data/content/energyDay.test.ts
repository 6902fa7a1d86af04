import { describe, expect, it } from 'vitest'
import {
  type DailyEnergyProfile,
  hoursOfDay,
  getEnergyImbalance,
  getEnergyFlowsAt,
  pickInitialHour,
} from './energyDay.ts'

const hours = (values: Readonly<Record<number, number>>): readonly number[] =>
  hoursOfDay.map((hour) => values[hour] ?? 0)

const day: DailyEnergyProfile = {
  sun: hours({ 12: 5 }),
  house: hours({ 12: 1, 19: 2 }),
  battery: hours({ 12: -3, 19: 1.5 }),
  grid: hours({ 12: -1, 19: 0.5 }),
  stored: hours({ 12: 9.5, 19: 7 }),
}
const outage = { from: 18, to: 21, kind: 'outage' } as const

describe('energy flows of an hour', () => {
  it('returns power and direction of each flow', () => {
    expect(getEnergyFlowsAt(day, 12)).toEqual({
      sun: 5,
      house: 1,
      battery: { power: 3, way: 'charging' },
      grid: { power: 1, way: 'selling' },
      stored: 9.5,
    })
    expect(getEnergyFlowsAt(day, 19).battery.way).toBe('supplying')
    expect(getEnergyFlowsAt(day, 19).grid.way).toBe('buying')
    expect(getEnergyFlowsAt(day, 3).grid.way).toBe('resting')
  })

  it('marks the grid as out in every hour of an outage', () => {
    const ways = [17, 18, 20, 21].map((hour) => getEnergyFlowsAt(day, hour, [outage]).grid.way)
    expect(ways).toEqual(['resting', 'outage', 'outage', 'resting'])
  })
})

describe('imbalance of an hour', () => {
  it('returns the missing power of an hour that does not balance', () => {
    expect(getEnergyImbalance(day, 12)).toBe(0)
    expect(getEnergyImbalance({ ...day, grid: hours({}) }, 12)).toBe(1)
  })
})

describe('initially selected hour', () => {
  it('picks the middle of the last period', () => {
    expect(pickInitialHour(day, [outage])).toBe(19)
    expect(pickInitialHour(day, [outage, { from: 0, to: 4, kind: 'price' }])).toBe(2)
  })

  it('picks the hour of the highest battery power without a period', () => {
    expect(pickInitialHour(day)).toBe(12)
  })
})
