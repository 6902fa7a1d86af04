import { Schema } from 'effect'
import { type InLanguage, Localized, publishing, RecordId } from './content.ts'
import { RecordRef } from './fields.ts'

/** When something is due, in the order of a schedule. */
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

/** Who does it. */
export const maintainers = ['itself', 'owner', 'installer'] as const

/** Something that keeps some products in order. */
export const MaintenanceTask = Schema.Struct({
  ...publishing,
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
/** A task in one language. */
export type Task = InLanguage<MaintenanceTask>
