import { defineSectionSchema } from '#data/pages/configFields.ts'

export const MaintenanceNoticeSchema = defineSectionSchema(
  'MaintenanceNotice',
  {
    description:
      'A notice that the page is under maintenance, with links to other pages. Shown instead of the sections on pages with "maintenance".',
    h1: true,
  },
  {},
)
/** Messages of the title and the description of a page while this section stands in for its own. */
export const maintenancePageHead = {
  title: 'maintenance.title',
  description: 'maintenance.description',
} as const

export type MaintenanceNoticeProps = typeof MaintenanceNoticeSchema.Type
