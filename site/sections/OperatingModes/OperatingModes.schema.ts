import { Schema } from 'effect'
import type { OperatingMode } from '#data/content.ts'
import { section, Title } from '#data/fields.ts'

export const OperatingModesSchema = section(
  'OperatingModes',
  {
    description: 'The four operating modes, each with the chart of one worked day.',
    source: 'operating-modes',
    messages: [
      'modes.label',
      'modes.legend.sun',
      'modes.legend.house',
      'modes.legend.battery',
      'modes.chart.unit',
      'modes.illustrative',
    ],
  },
  {
    title: Title,
    source: Schema.Literal('operating-modes').annotate({ description: 'Where the days come from' }),
  },
)
export type OperatingModesProps = Omit<typeof OperatingModesSchema.Type, 'source'> & {
  /** The modes in the order they are offered. */
  readonly records: readonly OperatingMode[]
}
