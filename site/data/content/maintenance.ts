import { Schema } from 'effect'
import {
  type SingleLanguageRecord,
  LocalizedText,
  publicationFields,
  RecordIdSchema,
} from './content.ts'
import { createRecordReferenceSchema } from '../pages/configFields.ts'

/** Maintenance intervals, in the order of the schedule. */
export const maintenanceIntervals = [
  'always',
  'month',
  'half-year',
  'year',
  'two-years',
  'five-years',
  'ten-years',
  'storage',
] as const
export type MaintenanceInterval = (typeof maintenanceIntervals)[number]

/** Parties that carry out maintenance. */
export const maintenanceParties = ['itself', 'owner', 'installer'] as const

/** Maintenance task for one or more products. */
export const ProductMaintenanceTask = Schema.Struct({
  ...publicationFields,
  id: RecordIdSchema,
  products: Schema.Array(createRecordReferenceSchema('products'))
    .check(Schema.isMinLength(1))
    .annotate({ description: 'Products that need it' }),
  due: Schema.Literals(maintenanceIntervals).annotate({
    description: 'Due time; `storage` while the product is not in use',
  }),
  by: Schema.Literals(maintenanceParties).annotate({
    description: 'Party responsible for the task: the product itself, its owner, or an installer',
  }),
  task: LocalizedText.annotate({ description: 'Task, without a full stop' }),
})
export type ProductMaintenanceTask = typeof ProductMaintenanceTask.Type
/** Maintenance task in one language. */
export type LocalizedMaintenanceTask = SingleLanguageRecord<ProductMaintenanceTask>
