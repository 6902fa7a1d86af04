import { Schema } from 'effect'
import {
  storageSystemEventKinds,
  energyHistorySteps,
  type EnergyHistoryStep,
} from './simulation.ts'
import { serverLimits } from '../ops/limits.ts'

/** Scopes of the partner API; each call requires the scope of its name. */
export const partnerApiScopes = [
  'whoami',
  'systems',
  'state',
  'history',
  'events',
  'tariffs',
] as const
export type PartnerApiScope = (typeof partnerApiScopes)[number]

const Time = (description: string) =>
  Schema.String.annotate({ description: `${description}; ISO 8601, UTC` })

const integer = (description: string) => Schema.Int.annotate({ description })

const hour = (description: string) => integer(`${description}; hour, UTC`)

const price = (description: string) =>
  Schema.Finite.annotate({ description: `${description}, per kWh` })

/** System of an account. */
export const AccountStorageSystem = Schema.Struct({
  id: Schema.String.annotate({ description: 'Id of the system, used in the paths of calls' }),
  site: Schema.String.annotate({ description: 'Id of the site of the system' }),
  kind: Schema.Literals(['home', 'cabinet']).annotate({
    description: 'home: home battery system; cabinet: commercial and industrial cabinet',
  }),
  product: Schema.String.annotate({
    description: 'Id of the product: the last segment of its URL',
  }),
  model: Schema.String.annotate({ description: 'Name of the model' }),
  mode: Schema.Literals(['self-power', 'time-of-use']).annotate({
    description: 'Operating mode',
  }),
  power: integer('Nominal power, W'),
  capacity: integer('Nominal energy of the battery, Wh'),
  solarPeak: integer('Peak power of the solar modules, W'),
}).annotate({ identifier: 'System' })
export type AccountStorageSystem = typeof AccountStorageSystem.Type

/** Mean powers of a system in the current quarter of an hour. */
export const SystemPowersSchema = Schema.Struct({
  system: Schema.String.annotate({ description: 'Id of the system' }),
  at: Time('Start of the quarter of an hour that the mean values refer to'),
  solar: integer('Solar power, W'),
  load: integer('Consumption of the site, W'),
  battery: integer('Battery power, W: positive discharges, negative charges'),
  grid: integer('Grid power, W: positive is imported, negative is exported'),
  stored: integer('Energy in the battery at the end of the quarter of an hour, Wh'),
  stateOfCharge: Schema.Finite.annotate({
    description: 'State of charge: share of the nominal energy, 0 to 1',
  }),
}).annotate({ identifier: 'SystemState' })

/** Energies of a step of a history. */
export const EnergyHistoryEntrySchema = Schema.Struct({
  at: Time('Start of the step'),
  solar: integer('Solar energy, Wh'),
  load: integer('Consumption of the site, Wh'),
  charged: integer('Energy charged into the battery, Wh'),
  discharged: integer('Energy discharged from the battery, Wh'),
  bought: integer('Energy imported from the grid, Wh'),
  sold: integer('Energy exported to the grid, Wh'),
  stored: integer('Energy in the battery at the end of the step, Wh'),
}).annotate({ identifier: 'HistoryEntry' })

/** Event of a system. */
export const StorageSystemEventSchema = Schema.Struct({
  id: Schema.String.annotate({ description: 'Id of the event, unique within the system' }),
  at: Time('Time of the event, to the quarter of an hour'),
  kind: Schema.Literals(storageSystemEventKinds).annotate({ description: 'Kind of event' }),
}).annotate({ identifier: 'SystemEvent' })

/** Energy prices of a site. */
export const EnergyTariffSchema = Schema.Struct({
  currency: Schema.Literal('EUR').annotate({ description: 'Currency, ISO 4217' }),
  periods: Schema.Array(
    Schema.Struct({
      from: hour('First hour'),
      to: hour('End hour, exclusive'),
      name: Schema.Literals(['low', 'standard', 'high']).annotate({
        description: 'Price level',
      }),
      price: price('Energy price'),
    }),
  ).annotate({ description: 'Price periods, which cover the whole day' }),
  feedIn: price('Feed-in tariff'),
}).annotate({ identifier: 'Tariff' })

const Moment = (description: string) =>
  Schema.String.check(
    Schema.isMaxLength(30),
    Schema.isPattern(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/),
    Schema.makeFilter(
      (text: string) => !Number.isNaN(Date.parse(text)) || 'not a valid date and time',
    ),
  ).annotate({
    description: `${description}; 2026-11-21 or 2026-11-21T10:15:00Z`,
  })

const steps = Object.keys(energyHistorySteps) as [EnergyHistoryStep, ...EnergyHistoryStep[]]

/** Query parameters of a history. */
export const energyHistoryQueryFields = {
  from: Moment('Start of the range, rounded down to a step'),
  to: Schema.optionalKey(Moment('End of the range, rounded down to a step; defaults to now')),
  step: Schema.Literals(steps).annotate({ description: 'Length of a step' }),
}

/** Query parameters of the list of events. */
export const eventListQueryFields = {
  limit: Schema.optionalKey(
    Schema.FiniteFromString.check(
      Schema.isInt(),
      Schema.isBetween({ minimum: 1, maximum: serverLimits.eventPage }),
    ),
  ).annotate({
    description: `Events per page, 1 to ${serverLimits.eventPage}; defaults to ${serverLimits.eventPage}`,
  }),
  before: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(60))).annotate({
    description: 'Id of the last event of the previous page: the value of `next` in its response',
  }),
}
