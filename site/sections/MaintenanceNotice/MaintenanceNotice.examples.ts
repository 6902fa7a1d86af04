import type { SectionExamples } from '../examples.ts'
import type { MaintenanceNoticeSchema } from './MaintenanceNotice.schema.ts'

/** Examples by language. */
export const examples = {
  default: { props: {} },
  german: { locale: 'de', props: {} },
  chinese: { locale: 'cn', props: {} },
} satisfies SectionExamples<typeof MaintenanceNoticeSchema.Type>
