import { section } from '#data/fields.ts'

export const MaintenanceNoticeSchema = section(
  'MaintenanceNotice',
  {
    description:
      'Says that a page is under maintenance and what can be done meanwhile. Pages with "maintenance" show it instead of their sections.',
    h1: true,
    messages: [
      'maintenance.description',
      'maintenance.home',
      'maintenance.notice',
      'maintenance.support',
      'maintenance.text',
      'maintenance.title',
    ],
  },
  {},
)
export type MaintenanceNoticeProps = typeof MaintenanceNoticeSchema.Type
