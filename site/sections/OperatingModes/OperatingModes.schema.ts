import { Schema } from 'effect'
import type { OperatingMode } from '#data/content.ts'
import { section, Title } from '#data/fields.ts'

export const OperatingModesSchema = section(
  'OperatingModes',
  {
    description:
      'The four operating modes, each with one worked day: what flows in the house hour by hour, the curves, and all of it as text.',
    source: 'operating-modes',
    messages: [
      'modes.label',
      'modes.legend.sun',
      'modes.legend.house',
      'modes.legend.battery',
      'modes.legend.grid',
      'modes.stored',
      'modes.state.charging',
      'modes.state.supplying',
      'modes.state.resting',
      'modes.state.buying',
      'modes.state.selling',
      'modes.state.outage',
      'modes.state.idle',
      'modes.chart.unit',
      'modes.time',
      'modes.play',
      'modes.pause',
      'modes.day',
      'modes.table.caption',
      'modes.table.hour',
      'modes.table.stored',
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
