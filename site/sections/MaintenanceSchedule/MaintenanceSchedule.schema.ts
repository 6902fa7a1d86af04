import { section, Title } from '#data/fields.ts'
import { type DueTime, dueTimes, maintainers, type Task } from '#data/maintenance.ts'
import type { ProductTile } from '#data/products.ts'
import { downloadMessages, type DownloadItem } from '../DownloadList/DownloadList.schema.ts'

export const MaintenanceScheduleSchema = section(
  'MaintenanceSchedule',
  {
    description:
      'What keeps one product in order, who does it and when, with the product’s documents; the choice is in the address.',
    source: ['products', 'maintenance-tasks'],
    query: ['product'],
    messages: [
      ...downloadMessages,
      'document.datasheet',
      'document.installation-guide',
      'document.user-manual',
      'download.all-of-product',
      'download.title',
      'product.documents',
      ...maintainers.map((who) => `schedule.by.${who}` as const),
      'schedule.count',
      ...dueTimes.map((due) => `schedule.due.${due}` as const),
      'schedule.product',
      'schedule.show',
      'schedule.warranty',
    ],
  },
  { title: Title },
)

/** What can be chosen, what is, and what there is to do and to read. */
export interface SchedulePage {
  readonly products: readonly { readonly id: string; readonly title: string }[]
  readonly product: ProductTile
  /** Only times at which something is due, the nearest first. */
  readonly times: readonly { readonly due: DueTime; readonly tasks: readonly Task[] }[]
  /** Documents and films that help, in the visitor's language. */
  readonly files: readonly DownloadItem[]
}
export type MaintenanceScheduleProps = typeof MaintenanceScheduleSchema.Type & {
  readonly schedule: SchedulePage
}
