import { describe, expect, it } from 'vitest'
import { type EnergyDay, hoursOfDay, imbalanceOf, momentOf, tellingHour } from './energyDay.ts'

const hours = (values: Readonly<Record<number, number>>): readonly number[] =>
  hoursOfDay.map((hour) => values[hour] ?? 0)

const day: EnergyDay = {
  sun: hours({ 12: 5 }),
  house: hours({ 12: 1, 19: 2 }),
  battery: hours({ 12: -3, 19: 1.5 }),
  grid: hours({ 12: -1, 19: 0.5 }),
  stored: hours({ 12: 9.5, 19: 7 }),
}
const outage = { from: 18, to: 21, kind: 'outage' } as const

describe('an hour of a day', () => {
  it('says which way energy goes', () => {
    expect(momentOf(day, 12)).toEqual({
      sun: 5,
      house: 1,
      battery: { power: 3, way: 'charging' },
      grid: { power: 1, way: 'selling' },
      stored: 9.5,
    })
    expect(momentOf(day, 19).battery.way).toBe('supplying')
    expect(momentOf(day, 19).grid.way).toBe('buying')
    expect(momentOf(day, 3).grid.way).toBe('resting')
  })

  it('knows that the grid is out, from the first hour to the last', () => {
    const ways = [17, 18, 20, 21].map((hour) => momentOf(day, hour, [outage]).grid.way)
    expect(ways).toEqual(['resting', 'outage', 'outage', 'resting'])
  })

  it('is told where it does not add up', () => {
    expect(imbalanceOf(day, 12)).toBe(0)
    expect(imbalanceOf({ ...day, grid: hours({}) }, 12)).toBe(1)
  })
})

describe('the hour that says most', () => {
  it('is the middle of the last period', () => {
    expect(tellingHour(day, [outage])).toBe(19)
    expect(tellingHour(day, [outage, { from: 0, to: 4, kind: 'price' }])).toBe(2)
  })

  it('is when the battery moves most, where there is no period', () => {
    expect(tellingHour(day)).toBe(12)
  })
})
