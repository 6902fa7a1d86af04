import type { SectionExamples } from '../examples.ts'
import type { OperatingModesSchema, OperatingModesProps } from './OperatingModes.schema.ts'
import { createExampleOperatingModes } from './days.examples.ts'

const usual = {
  title: 'page.home.modes.title',
  source: 'operating-modes',
  anchor: 'modes',
} satisfies typeof OperatingModesSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual, given: { records: createExampleOperatingModes('en') } },
  german: { locale: 'de', props: usual, given: { records: createExampleOperatingModes('de') } },
  chinese: { locale: 'cn', props: usual, given: { records: createExampleOperatingModes('cn') } },
} satisfies SectionExamples<typeof OperatingModesSchema.Type, Pick<OperatingModesProps, 'records'>>
