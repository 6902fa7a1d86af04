/** Illustrative food plant: seven battery cabinets behind one grid connection, simulated in quarter hours. */
export const exampleIndustrialPlant = {
  /** Demand limit of the grid connection, kW. */
  limit: 600,
  /** Total power of the cabinets, kW. */
  power: 437.5,
  /** Total energy of the cabinets, kWh. */
  energy: 1828.7,
  cabinets: 7,
  packs: 5,
} as const

const quarters = 96
const efficiency = 0.985
/** Allowed state of charge of the battery, 0 to 1. */
export const stateOfChargeLimits = { floor: 0.1, ceiling: 0.95 } as const

export interface PlantQuarterHour {
  /** Power consumption of the plant, kW. */
  readonly load: number
  /** Battery power, kW; negative while charging. */
  readonly battery: number
  /** Power drawn from the grid, kW. */
  readonly demand: number
  /** State of charge at the end of the quarter hour, 0 to 1. */
  readonly charge: number
}

/** Computes the load: a base load with peaks of the night ovens, the morning and the second shift. */
function loadAt(quarter: number): number {
  const peak = (at: number, width: number) => Math.exp(-(((quarter - at) / width) ** 2))
  return Math.round(380 + 529 * peak(17, 5) + 330 * peak(54, 5) + 60 * peak(36, 9))
}

/** Simulates peak shaving: discharges above the limit and charges below it. */
function simulate(): readonly PlantQuarterHour[] {
  const day: PlantQuarterHour[] = []
  let stored = 0.8 * exampleIndustrialPlant.energy
  for (let quarter = 0; quarter < quarters; quarter++) {
    const load = loadAt(quarter)
    const freeCapacity =
      (stateOfChargeLimits.ceiling * exampleIndustrialPlant.energy - stored) / efficiency
    const charging = Math.round(
      Math.min(exampleIndustrialPlant.limit - 60 - load, 140, freeCapacity * 4),
    )
    const battery =
      load > exampleIndustrialPlant.limit
        ? load - exampleIndustrialPlant.limit
        : -Math.max(0, charging)
    stored -= battery > 0 ? battery / 4 / efficiency : (battery / 4) * efficiency
    day.push({
      load,
      battery,
      demand: load - battery,
      charge: stored / exampleIndustrialPlant.energy,
    })
  }
  return day
}

export const simulatedPlantDay = simulate()

/** Index of the quarter hour that the overview shows, during the second peak. */
export const overviewQuarterHourIndex = 54

export interface PlantEvent {
  readonly kind: 'cut' | 'cut-end' | 'charge' | 'charge-end'
  /** Time of day, `13:30`. */
  readonly time: string
  /** Battery power at that time, kW. */
  readonly power: number
}

const stateOf = ({ battery }: PlantQuarterHour) =>
  battery > 0 ? 'cut' : battery < 0 ? 'charge' : undefined

/** Starts and ends of peak shaving and charging, newest first. */
export const examplePlantEvents: readonly PlantEvent[] = simulatedPlantDay
  .flatMap((now, quarter): readonly PlantEvent[] => {
    const before = simulatedPlantDay[quarter - 1]
    const previousState = before && stateOf(before)
    const state = stateOf(now)
    if (!before || previousState === state) return []
    const time = formatQuarterHour(quarter)
    const changes: PlantEvent[] = []
    if (previousState)
      changes.push({ kind: `${previousState}-end`, time, power: Math.abs(before.battery) })
    if (state) changes.push({ kind: state, time, power: Math.abs(now.battery) })
    return changes
  })
  .toReversed()

export function formatQuarterHour(quarter: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`
}

/** Temperatures of the packs in °C, by cabinet. */
export const batteryPackTemperatures: readonly (readonly number[])[] = Array.from(
  { length: exampleIndustrialPlant.cabinets },
  (_, cabinet) =>
    Array.from({ length: exampleIndustrialPlant.packs }, (_, pack) => {
      const step = (cabinet * 7 + pack * 4 + ((cabinet * pack) % 5)) % 14
      return 26 + step * 0.2
    }),
)
