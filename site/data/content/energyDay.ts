/** Hourly values of a day: mean power in kW on the AC side, and stored energy in kWh at the end of the hour. */
export interface DailyEnergyProfile {
  readonly sun: readonly number[]
  readonly house: readonly number[]
  /** Positive discharges, negative charges. */
  readonly battery: readonly number[]
  /** Positive imports, negative exports. */
  readonly grid: readonly number[]
  readonly stored: readonly number[]
}

/** Named part of a day: a tariff, an outage or a request of the virtual power plant. */
export interface DayPeriod {
  /** First hour. */
  readonly from: number
  /** End hour, exclusive. */
  readonly to: number
  readonly kind: 'price' | 'outage' | 'request'
}

/** Energy flows of one hour, kW without sign. */
export interface EnergyFlows {
  readonly sun: number
  readonly house: number
  readonly battery: { readonly power: number; readonly way: 'charging' | 'supplying' | 'resting' }
  readonly grid: {
    readonly power: number
    readonly way: 'buying' | 'selling' | 'resting' | 'outage'
  }
  /** Stored energy at the end of the hour, kWh. */
  readonly stored: number
}

/** Hours of a day, in order. */
export const hoursOfDay: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour)

const isIn = (hour: number) => (period: DayPeriod) => hour >= period.from && hour < period.to

/** Returns the flows of an hour with their directions. */
export function getEnergyFlowsAt(
  day: DailyEnergyProfile,
  hour: number,
  periods: readonly DayPeriod[] = [],
): EnergyFlows {
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

/** Returns the difference between supply and consumption of an hour in kW; 0 if the hour balances. */
export function getEnergyImbalance(day: DailyEnergyProfile, hour: number): number {
  const { sun, house, battery, grid } = day
  const at = (values: readonly number[]) => values[hour] ?? 0
  return Math.round((at(sun) + at(battery) + at(grid) - at(house)) * 100) / 100
}

/** Picks the hour to select initially: the middle of the last period, else the hour of the highest battery power. */
export function pickInitialHour(
  day: DailyEnergyProfile,
  periods: readonly DayPeriod[] = [],
): number {
  const last = periods.at(-1)
  if (last) return Math.floor((last.from + last.to) / 2)
  const magnitudes = day.battery.map(Math.abs)
  return Math.max(magnitudes.lastIndexOf(Math.max(...magnitudes)), 0)
}
