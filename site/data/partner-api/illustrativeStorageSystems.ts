/** Parameters of an illustrative system. */
export interface IllustrativeStorageSystem {
  readonly kind: 'home' | 'cabinet'
  /** Id of the product's record. */
  readonly product: string
  readonly model: string
  /** self-power stores surplus solar energy; time-of-use also charges at the low price and discharges at the high one. */
  readonly mode: 'self-power' | 'time-of-use'
  /** Nominal power, W. */
  readonly power: number
  /** Nominal energy, Wh. */
  readonly capacity: number
  /** Minimum state of charge, 0 to 1. */
  readonly floor: number
  /** One-way efficiency of charging and of discharging, 0 to 1. */
  readonly efficiency: number
  /** Peak power of the solar modules, W. */
  readonly solarPeak: number
  /** Mean solar power of each hour (UTC) of a clear spring day, W. */
  readonly solar: readonly number[]
  /** Mean consumption of each hour, W. */
  readonly load: readonly number[]
  readonly tariff: Tariff
}

/** Energy price of a part of the day, per kWh. */
export interface TariffPeriod {
  /** First hour, UTC. */
  readonly from: number
  /** End hour, exclusive, UTC. */
  readonly to: number
  readonly name: 'low' | 'standard' | 'high'
  readonly price: number
}

/** Energy prices of a site. */
export interface Tariff {
  readonly currency: 'EUR'
  readonly periods: readonly TariffPeriod[]
  /** Feed-in tariff per kWh. */
  readonly feedIn: number
}

const kilowatts = (values: readonly number[], factor = 1) =>
  values.map((value) => Math.round(value * factor * 1000))

/** Solar power of the self-power example day, kW at 9.6 kWp. */
const clearDaySolar = [
  0, 0, 0, 0, 0, 0, 0.1, 0.6, 1.5, 2.7, 3.9, 4.7, 5.2, 5, 4.3, 3.3, 2.1, 1, 0.3, 0, 0, 0, 0, 0,
]
const houseLoad = [
  0.5, 0.4, 0.4, 0.4, 0.4, 0.5, 0.9, 1.6, 1.1, 0.7, 0.6, 0.7, 1.2, 1, 0.6, 0.6, 0.8, 1.4, 2.5, 2.8,
  2.1, 1.5, 1, 0.7,
]
const factoryLoad = [
  20, 20, 20, 20, 22, 30, 55, 85, 110, 120, 125, 125, 115, 120, 120, 110, 90, 60, 40, 30, 25, 22,
  20, 20,
]

const periods = (low: number, standard: number, high: number): readonly TariffPeriod[] => [
  { from: 0, to: 6, name: 'low', price: low },
  { from: 6, to: 17, name: 'standard', price: standard },
  { from: 17, to: 22, name: 'high', price: high },
  { from: 22, to: 24, name: 'standard', price: standard },
]

/** The illustrative systems: a home system and a commercial cabinet. */
export const illustrativeStorageSystems: readonly IllustrativeStorageSystem[] = [
  {
    kind: 'home',
    product: 'three-phase-home-battery-energy-storage-system',
    model: 'H 8-3',
    mode: 'self-power',
    power: 8000,
    capacity: 14_970,
    floor: 0.05,
    efficiency: 0.97,
    solarPeak: 9600,
    solar: kilowatts(clearDaySolar),
    load: kilowatts(houseLoad),
    tariff: { currency: 'EUR', periods: periods(0.22, 0.3, 0.38), feedIn: 0.08 },
  },
  {
    kind: 'cabinet',
    product: 'ci-all-in-one-cabinet',
    model: 'C 261-125',
    mode: 'time-of-use',
    power: 125_000,
    capacity: 261_248,
    floor: 0.1,
    efficiency: 0.96,
    solarPeak: 240_000,
    solar: kilowatts(clearDaySolar, 25),
    load: kilowatts(factoryLoad),
    tariff: { currency: 'EUR', periods: periods(0.16, 0.21, 0.28), feedIn: 0.06 },
  },
]
