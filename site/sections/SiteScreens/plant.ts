/** A simulated day of the illustrative food plant: seven cabinets behind one connection, a value a quarter of an hour. */
export const plant = {
  /** kW the connection may draw. */
  limit: 600,
  /** kW of seven power units. */
  power: 437.5,
  /** kWh of seven cabinets. */
  energy: 1828.7,
  cabinets: 7,
  packs: 5,
} as const

const quarters = 96
const oneWay = 0.985
/** Between these shares of its energy the battery works. */
export const window = { floor: 0.1, ceiling: 0.95 } as const

export interface Quarter {
  /** kW the plant needs. */
  readonly load: number
  /** kW of the battery, negative while it is charged. */
  readonly battery: number
  /** kW drawn from the grid. */
  readonly demand: number
  /** Share of the energy that is stored at its end. */
  readonly charge: number
}

/** The night's ovens, the second shift and a quiet ground below them. */
function loadAt(quarter: number): number {
  const hill = (at: number, width: number) => Math.exp(-(((quarter - at) / width) ** 2))
  return Math.round(380 + 529 * hill(17, 5) + 330 * hill(54, 5) + 60 * hill(36, 9))
}

/** Cuts what is over the limit and charges below it, quarter by quarter. */
function simulate(): readonly Quarter[] {
  const day: Quarter[] = []
  let stored = 0.8 * plant.energy
  for (let quarter = 0; quarter < quarters; quarter++) {
    const load = loadAt(quarter)
    const room = (window.ceiling * plant.energy - stored) / oneWay
    const charging = Math.round(Math.min(plant.limit - 60 - load, 140, room * 4))
    const battery = load > plant.limit ? load - plant.limit : -Math.max(0, charging)
    stored -= battery > 0 ? battery / 4 / oneWay : (battery / 4) * oneWay
    day.push({ load, battery, demand: load - battery, charge: stored / plant.energy })
  }
  return day
}

export const day = simulate()

/** The quarter that the overview shows: the second peak is being cut. */
export const shownQuarter = 54

export interface SiteEvent {
  readonly kind: 'cut' | 'cut-end' | 'charge' | 'charge-end'
  /** Time of day, `13:30`. */
  readonly time: string
  /** kW at that time. */
  readonly power: number
}

const stateOf = ({ battery }: Quarter) => (battery > 0 ? 'cut' : battery < 0 ? 'charge' : undefined)

/** What began and ended in the day, the newest first. */
export const events: readonly SiteEvent[] = day
  .flatMap((now, quarter): readonly SiteEvent[] => {
    const before = day[quarter - 1]
    const was = before && stateOf(before)
    const is = stateOf(now)
    if (!before || was === is) return []
    const time = timeOf(quarter)
    const found: SiteEvent[] = []
    if (was) found.push({ kind: `${was}-end`, time, power: Math.abs(before.battery) })
    if (is) found.push({ kind: is, time, power: Math.abs(now.battery) })
    return found
  })
  .toReversed()

export function timeOf(quarter: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`
}

/** °C of every pack, cabinet by cabinet; liquid cooling keeps them close. */
export const temperatures: readonly (readonly number[])[] = Array.from(
  { length: plant.cabinets },
  (_, cabinet) =>
    Array.from({ length: plant.packs }, (_, pack) => {
      const step = (cabinet * 7 + pack * 4 + ((cabinet * pack) % 5)) % 14
      return 26 + step * 0.2
    }),
)
