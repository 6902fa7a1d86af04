import type { Examples } from '../examples.ts'
import type { MaintenanceNoticeSchema } from './MaintenanceNotice.schema.ts'

/** Examples by language. */
export const examples = {
  default: { props: {} },
  german: { locale: 'de', props: {} },
  chinese: { locale: 'cn', props: {} },
} satisfies Examples<typeof MaintenanceNoticeSchema.Type>
