/** A worked day: kW as the mean of the hour that begins, AC side, and kWh stored at its end. */
export interface EnergyDay {
  readonly sun: readonly number[]
  readonly house: readonly number[]
  /** Positive gives, negative takes. */
  readonly battery: readonly number[]
  /** Positive buys, negative sells. */
  readonly grid: readonly number[]
  readonly stored: readonly number[]
}

/** Part of a day with a name: a tariff, an outage, a request. */
export interface Period {
  /** Hour in which it begins. */
  readonly from: number
  /** Hour before which it ends. */
  readonly to: number
  readonly kind: 'price' | 'outage' | 'request'
}

/** What goes on in one hour. */
export interface Moment {
  readonly sun: number
  readonly house: number
  readonly battery: { readonly power: number; readonly way: 'charging' | 'supplying' | 'resting' }
  readonly grid: {
    readonly power: number
    readonly way: 'buying' | 'selling' | 'resting' | 'outage'
  }
  /** kWh at the end of the hour. */
  readonly stored: number
}

/** Hours of a day, in order. */
export const hoursOfDay: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour)

const isIn = (hour: number) => (period: Period) => hour >= period.from && hour < period.to

/** What flows in an hour, and which way. */
export function momentOf(day: EnergyDay, hour: number, periods: readonly Period[] = []): Moment {
  const at = (values: readonly number[]) => values[hour] ?? 0
  const [battery, grid] = [at(day.battery), at(day.grid)]
  const isOut = periods.some((period) => period.kind === 'outage' && isIn(hour)(period))
  return {
    sun: at(day.sun),
    house: at(day.house),
    battery: {
      power: Math.abs(battery),
      way: battery > 0 ? 'supplying' : battery < 0 ? 'charging' : 'resting',
    },
    grid: {
      power: Math.abs(grid),
      way: isOut ? 'outage' : grid > 0 ? 'buying' : grid < 0 ? 'selling' : 'resting',
    },
    stored: at(day.stored),
  }
}

/** kW that an hour has too much or too little; 0 where sun, battery and grid give what the house takes. */
export function imbalanceOf(day: EnergyDay, hour: number): number {
  const { sun, house, battery, grid } = day
  const at = (values: readonly number[]) => values[hour] ?? 0
  return Math.round((at(sun) + at(battery) + at(grid) - at(house)) * 100) / 100
}

/** The hour that says most of a day: the middle of its last period, or when the battery moves most. */
export function tellingHour(day: EnergyDay, periods: readonly Period[] = []): number {
  const last = periods.at(-1)
  if (last) return Math.floor((last.from + last.to) / 2)
  const moved = day.battery.map(Math.abs)
  return Math.max(moved.lastIndexOf(Math.max(...moved)), 0)
}
