import { Schema } from 'effect'
import { type InLanguage, Localized, publicationFields, RecordId } from './content.ts'
import { RecordRef } from '../pages/configFields.ts'

/** Maintenance intervals, in the order of the schedule. */
export const dueTimes = [
  'always',
  'month',
  'half-year',
  'year',
  'two-years',
  'five-years',
  'ten-years',
  'storage',
] as const
export type DueTime = (typeof dueTimes)[number]

/** Parties that carry out maintenance. */
export const maintainers = ['itself', 'owner', 'installer'] as const

/** Maintenance task for one or more products. */
export const MaintenanceTask = Schema.Struct({
  ...publicationFields,
  id: RecordId,
  products: Schema.Array(RecordRef('products'))
    .check(Schema.isMinLength(1))
    .annotate({ description: 'Products that need it' }),
  due: Schema.Literals(dueTimes).annotate({
    description: 'When it is due; `storage` while the product is not in use',
  }),
  by: Schema.Literals(maintainers).annotate({
    description: 'Who does it: the product itself, its owner, or an installer',
  }),
  task: Localized.annotate({ description: 'What is done, without a full stop' }),
})
export type MaintenanceTask = typeof MaintenanceTask.Type
/** Maintenance task in one language. */
export type LocalizedMaintenanceTask = InLanguage<MaintenanceTask>
