/**
 * Deterministic simulation of the illustrative systems, which the partner API serves until an account has its own. Values
 * are computed from product figures, an example day and the calendar; nothing is measured. Powers are whole watts and
 * energies whole watt-hours, so that each interval balances exactly: `solar + discharged + bought = load + charged + sold`.
 */
import type { IllustrativeStorageSystem } from './illustrativeStorageSystems.ts'

/** Length of an interval in milliseconds; a reading is the mean of one interval. */
export const readingIntervalMs = 15 * 60_000
const day = 86_400_000
const intervalsOfDay = day / readingIntervalMs

/** Reading of an interval. */
export interface StorageSystemReading {
  /** Start of the interval, ms since the epoch. */
  readonly at: number
  /** Mean powers in W; positive battery power discharges, positive grid power is imported. */
  readonly solar: number
  readonly load: number
  readonly battery: number
  readonly grid: number
  /** Stored energy at the end of the interval, Wh. */
  readonly stored: number
}

// The simulation starts on this day with the battery at its minimum; there are no earlier readings.
const firstDay = Date.UTC(2025, 0, 1) / day

/** Deterministic pseudo-random number in [0, 1) from two seeds (32-bit hash). */
function pseudoRandom(a: number, b: number): number {
  let hash = Math.imul(a ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(b + 0x7f4a_7c15, 0xc2b2_ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a_2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** Solar yield of a day relative to a clear spring day: varies with season and clouds. */
function solarFactor(dayNumber: number): number {
  const dayOfYear = dayNumber % 365.2425
  const season = 0.67 + 0.4 * Math.cos((2 * Math.PI * (dayOfYear - 172)) / 365.2425)
  return season * (0.5 + 0.5 * pseudoRandom(dayNumber, 1))
}

// A multiple of 4 W over a quarter of an hour is a whole number of Wh.
const wholeWatts = (value: number) => Math.floor(value / 4) * 4

/** Battery power requested by the operating mode, W; one of both is 0. */
function requestedPower(
  { mode, power, tariff }: IllustrativeStorageSystem,
  hour: number,
  surplus: number,
) {
  const { name } = tariff.periods.find(({ from, to }) => hour >= from && hour < to) ?? {}
  const followsPrice = mode === 'time-of-use'
  const fromGrid = followsPrice && name === 'low' ? power / 3 : 0
  return {
    toCharge: Math.max(surplus, fromGrid, 0),
    toDischarge: !followsPrice || name === 'high' ? Math.max(-surplus, 0) : 0,
  }
}

/** Simulates the intervals of a day; `stored` is the energy in the battery at its start, Wh. */
function simulateDay(
  system: IllustrativeStorageSystem,
  dayNumber: number,
  stored: number,
): readonly StorageSystemReading[] {
  const { power, capacity, floor, efficiency } = system
  const sun = solarFactor(dayNumber)
  const use = 0.9 + 0.2 * pseudoRandom(dayNumber, 2)
  let energy = stored
  return Array.from({ length: intervalsOfDay }, (_, index) => {
    const hour = Math.floor((index * 24) / intervalsOfDay)
    const at = dayNumber * day + index * readingIntervalMs
    const ripple = (seed: number) => 0.94 + 0.12 * pseudoRandom(at / readingIntervalMs, seed)
    const solar = wholeWatts((system.solar[hour] ?? 0) * sun * ripple(3))
    const load = wholeWatts((system.load[hour] ?? 0) * use * ripple(4))
    const { toCharge, toDischarge } = requestedPower(system, hour, solar - load)
    const charging = wholeWatts(Math.min(toCharge, power, (4 * (capacity - energy)) / efficiency))
    const left = Math.max(energy - floor * capacity, 0)
    const discharging = wholeWatts(Math.min(toDischarge, power, 4 * left * efficiency))
    energy += (charging / 4) * efficiency - discharging / 4 / efficiency
    const battery = discharging - charging
    return { at, solar, load, battery, grid: load - solar - battery, stored: Math.round(energy) }
  })
}

// Cache of the stored energy at the start of each day since the first; each depends on the previous day.
const startOfDayCache = new Map<IllustrativeStorageSystem, number[]>()

function dayOf(
  system: IllustrativeStorageSystem,
  dayNumber: number,
): readonly StorageSystemReading[] {
  const startOfDay = startOfDayCache.get(system) ?? [Math.round(system.floor * system.capacity)]
  startOfDayCache.set(system, startOfDay)
  for (let next = startOfDay.length; next <= dayNumber - firstDay; next++) {
    const before = simulateDay(system, firstDay + next - 1, startOfDay[next - 1] ?? 0)
    startOfDay.push(before.at(-1)?.stored ?? 0)
  }
  return simulateDay(system, dayNumber, startOfDay[dayNumber - firstDay] ?? 0)
}

/** Returns the readings of intervals that start in [from, to), in ms since the epoch. */
export function simulateStorageSystemReadings(
  system: IllustrativeStorageSystem,
  from: number,
  to: number,
): readonly StorageSystemReading[] {
  const first = Math.max(Math.floor(from / day), firstDay)
  const days = Math.max(Math.ceil(to / day) - first, 0)
  return Array.from({ length: days }, (_, index) => dayOf(system, first + index))
    .flat()
    .filter(({ at }) => at >= from && at < to)
}

/** Returns the reading at a point in time; the first reading for earlier times. */
export function simulateSystemReading(
  system: IllustrativeStorageSystem,
  moment: number,
): StorageSystemReading {
  const at = Math.floor(Math.max(moment, firstDay * day) / readingIntervalMs) * readingIntervalMs
  const [reading] = simulateStorageSystemReadings(system, at, at + readingIntervalMs)
  if (reading === undefined) throw new Error(`No reading at ${new Date(at).toISOString()}`)
  return reading
}

/** Step lengths of a history, in milliseconds. */
export const energyHistorySteps = { '15m': readingIntervalMs, '1h': 3_600_000, '1d': day } as const
export type EnergyHistoryStep = keyof typeof energyHistorySteps

/** Energy sums of a step, Wh. */
export interface EnergyHistoryEntry {
  readonly at: number
  readonly solar: number
  readonly load: number
  readonly charged: number
  readonly discharged: number
  readonly bought: number
  readonly sold: number
  /** Stored energy at the end of the step. */
  readonly stored: number
}

/** Aggregates the readings in [from, to) to steps; both must be multiples of the step. */
export function aggregateEnergyHistory(
  system: IllustrativeStorageSystem,
  from: number,
  to: number,
  step: EnergyHistoryStep,
): readonly EnergyHistoryEntry[] {
  const time = energyHistorySteps[step]
  const entries = new Map<number, EnergyHistoryEntry>()
  for (const reading of simulateStorageSystemReadings(system, from, to)) {
    const at = Math.floor(reading.at / time) * time
    const sums = entries.get(at) ?? emptyEntry(at)
    const [battery, grid] = [reading.battery / 4, reading.grid / 4]
    entries.set(at, {
      at,
      solar: sums.solar + reading.solar / 4,
      load: sums.load + reading.load / 4,
      charged: sums.charged + Math.max(-battery, 0),
      discharged: sums.discharged + Math.max(battery, 0),
      bought: sums.bought + Math.max(grid, 0),
      sold: sums.sold + Math.max(-grid, 0),
      stored: reading.stored,
    })
  }
  return [...entries.values()]
}

const emptyEntry = (at: number): EnergyHistoryEntry => ({
  at,
  solar: 0,
  load: 0,
  charged: 0,
  discharged: 0,
  bought: 0,
  sold: 0,
  stored: 0,
})

/** Kinds of system events. */
export const storageSystemEventKinds = [
  'battery-full',
  'battery-at-floor',
  'export-started',
  'export-ended',
] as const
export type StorageSystemEventKind = (typeof storageSystemEventKinds)[number]

/** Event of a system: a condition that became true. */
export interface StorageSystemEvent {
  /** Id that sorts by time: `20261121T101500Z-battery-full`. */
  readonly id: string
  readonly at: number
  readonly kind: StorageSystemEventKind
}

/** Returns the events in [from, to), newest first. */
export function detectStorageSystemEvents(
  system: IllustrativeStorageSystem,
  from: number,
  to: number,
): readonly StorageSystemEvent[] {
  const readings = simulateStorageSystemReadings(system, from - readingIntervalMs, to)
  return readings
    .flatMap((reading, index) => {
      const before = readings[index - 1]
      if (before === undefined) return []
      const [was, is] = [conditionsOf(system, before), conditionsOf(system, reading)]
      const began = storageSystemEventKinds.filter((kind) => is[kind] && !was[kind])
      return began.map((kind) => ({
        id: `${compactTime(reading.at)}-${kind}`,
        at: reading.at,
        kind,
      }))
    })
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

/** Conditions of an interval; an event is the start of one of them. */
function conditionsOf(
  { capacity, floor }: IllustrativeStorageSystem,
  { stored, grid }: StorageSystemReading,
): Readonly<Record<StorageSystemEventKind, boolean>> {
  // The smallest step of power is 4 W, so that up to 1 Wh plus rounding can remain.
  const tolerance = 2
  return {
    'battery-full': stored >= capacity - tolerance,
    'battery-at-floor': stored <= capacity * floor + tolerance,
    'export-started': grid < 0,
    'export-ended': grid >= 0,
  }
}

const compactTime = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
