import { readFile } from 'node:fs/promises'
import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { illustrativeStorageSystems } from './illustrativeStorageSystems.ts'
import {
  detectStorageSystemEvents,
  aggregateEnergyHistory,
  energyHistorySteps,
  readingIntervalMs,
  simulateSystemReading,
  simulateStorageSystemReadings,
} from './simulation.ts'

const content = async (name: string): Promise<unknown> =>
  JSON.parse(
    await readFile(new URL(`../../../pages-config/content/${name}.json`, import.meta.url), 'utf8'),
  )
const Figures = Schema.Record(
  Schema.String,
  Schema.Struct({ value: Schema.optional(Schema.Finite) }),
)
const Days = Schema.Array(
  Schema.Struct({
    id: Schema.String,
    sun: Schema.Array(Schema.Finite),
    house: Schema.Array(Schema.Finite),
  }),
)
const Products = Schema.Array(Schema.Struct({ id: Schema.String }))

const from = Date.UTC(2026, 4, 1)
const to = Date.UTC(2026, 5, 1)
const day = energyHistorySteps['1d']

it('uses the published figures of the products', async () => {
  const figures = Schema.decodeUnknownSync(Figures)(await content('figures'))
  const value = (name: string) => figures[name]?.value ?? NaN
  const [home, cabinet] = illustrativeStorageSystems
  expect(home).toMatchObject({
    power: value('examplePower') * 1000,
    capacity: value('exampleEnergy') * 1000,
    solarPeak: value('examplePeak') * 1000,
    floor: value('batteryFloor') / 100,
  })
  expect((home?.efficiency ?? 0) ** 2 * 100).toBeCloseTo(value('efficiencyRoundTrip'), 0)
  expect(cabinet).toMatchObject({
    power: 2 * value('pcsPower') * 1000,
    floor: (100 - value('cDischarge')) / 100,
  })
  expect((cabinet?.capacity ?? 0) / 1000).toBeCloseTo(value('cEnergy'), 1)
  expect((cabinet?.efficiency ?? 0) ** 2 * 100).toBeCloseTo(value('cRoundTrip'), 0)
  const products = Schema.decodeUnknownSync(Products)(await content('products'))
  const ids = products.map(({ id }) => id)
  for (const { product } of illustrativeStorageSystems) expect(ids).toContain(product)
})

it('uses the example day of the self-power mode', async () => {
  const days = Schema.decodeUnknownSync(Days)(await content('operating-modes'))
  const { sun, house } = days.find(({ id }) => id === 'self-power') ?? {}
  expect(illustrativeStorageSystems[0]).toMatchObject({
    solar: sun?.map((kilowatts) => kilowatts * 1000),
    load: house?.map((kilowatts) => kilowatts * 1000),
  })
})

describe.each(illustrativeStorageSystems.map((system) => [system.kind, system] as const))(
  'simulation of the %s',
  (_, system) => {
    it('balances in every interval, within the limits of the product', () => {
      const readings = simulateStorageSystemReadings(system, from, to)
      expect(readings).toHaveLength((31 * day) / readingIntervalMs)
      for (const { solar, load, battery, grid, stored } of readings) {
        expect(solar + battery + grid).toBe(load)
        expect(Math.abs(battery)).toBeLessThanOrEqual(system.power)
        expect(solar).toBeLessThanOrEqual(system.solarPeak)
        expect(stored).toBeLessThanOrEqual(system.capacity)
        expect(stored).toBeGreaterThanOrEqual(Math.floor(system.floor * system.capacity))
      }
    })

    it('changes the stored energy by the charged and discharged energy with losses', () => {
      const readings = simulateStorageSystemReadings(system, from, to)
      const [first] = readings
      let stored = first?.stored ?? 0
      for (const { battery, stored: after } of readings.slice(1)) {
        const energy = battery / 4
        stored += energy < 0 ? -energy * system.efficiency : -energy / system.efficiency
        expect(Math.abs(after - stored)).toBeLessThanOrEqual(1)
        stored = after
      }
    })

    it('returns the same reading for a point in time and for any range', () => {
      const [one] = simulateStorageSystemReadings(
        system,
        from + 41 * readingIntervalMs,
        from + 42 * readingIntervalMs,
      )
      expect(simulateSystemReading(system, from + 42 * readingIntervalMs - 1)).toEqual(one)
      expect(simulateStorageSystemReadings(system, from, to)[41]).toEqual(one)
    })

    it('aggregates to the same totals in every step', () => {
      const sums = (['15m', '1h', '1d'] as const).map((step) => {
        const entries = aggregateEnergyHistory(system, from, to, step)
        for (const { solar, discharged, bought, load, charged, sold } of entries)
          expect(solar + discharged + bought).toBe(load + charged + sold)
        const sum = (name: 'solar' | 'load' | 'charged' | 'bought') =>
          entries.reduce((all, entry) => all + entry[name], 0)
        return [sum('solar'), sum('load'), sum('charged'), sum('bought'), entries.at(-1)?.stored]
      })
      expect(sums[1]).toEqual(sums[0])
      expect(sums[2]).toEqual(sums[0])
    })

    it('derives unique events from the readings, newest first', () => {
      const events = detectStorageSystemEvents(system, from, to)
      expect(events.length).toBeGreaterThan(20)
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
      expect(events.map(({ at }) => at)).toEqual(
        events.map(({ at }) => at).toSorted((a, b) => b - a),
      )
      for (const { at } of events.filter(({ kind }) => kind === 'battery-full'))
        expect(simulateSystemReading(system, at).stored).toBeGreaterThanOrEqual(system.capacity - 2)
    })

    it('has exactly one price for every hour', () => {
      const hours = system.tariff.periods.flatMap((period) =>
        Array.from({ length: period.to - period.from }, (_none, index) => period.from + index),
      )
      expect(hours).toEqual(Array.from({ length: 24 }, (_none, hour) => hour))
    })
  },
)

it('has no readings before the first day', () => {
  const early = illustrativeStorageSystems.flatMap((system) =>
    simulateStorageSystemReadings(system, Date.UTC(2020, 0, 1), Date.UTC(2020, 0, 2)),
  )
  expect(early).toEqual([])
})
