import { defineSectionSchema, TitleSchema } from '#data/pages/configFields.ts'
import type { MaintenanceInterval, LocalizedMaintenanceTask } from '#data/content/maintenance.ts'
import type { ProductTileContent } from '#data/products/products.ts'
import type { DownloadListEntry } from '../DownloadList/DownloadList.schema.ts'

export const MaintenanceScheduleSchema = defineSectionSchema(
  'MaintenanceSchedule',
  {
    description:
      'Maintenance tasks of one product by due date, with the responsible party and the product’s documents; the chosen product is in the URL query.',
    loader: {
      module: '#app/content/support.server.ts',
      name: 'loadMaintenanceSchedule',
      prop: 'schedule',
    },
    source: ['products', 'maintenance-tasks'],
    query: ['product'],
  },
  { title: TitleSchema },
)

/** Loader data: selectable products, the selected one, its tasks and documents. */
export interface MaintenanceScheduleLoaderData {
  readonly products: readonly { readonly id: string; readonly title: string }[]
  readonly product: ProductTileContent
  /** Due dates that have tasks, earliest first. */
  readonly times: readonly {
    readonly due: MaintenanceInterval
    readonly tasks: readonly LocalizedMaintenanceTask[]
  }[]
  /** Related documents and videos in the visitor's language. */
  readonly files: readonly DownloadListEntry[]
}
export type MaintenanceScheduleProps = typeof MaintenanceScheduleSchema.Type & {
  readonly schedule: MaintenanceScheduleLoaderData
}
