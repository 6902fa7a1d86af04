import { Schema } from 'effect'
import type { LocalizedOperatingMode } from '#data/content/content.ts'
import { defineSectionSchema, TitleSchema } from '#data/pages/configFields.ts'

export const OperatingModesSchema = defineSectionSchema(
  'OperatingModes',
  {
    description:
      'The four operating modes, each with one example day: energy flows in the house hour by hour, a chart, and all data as text.',
    loader: {
      module: '#app/content/loaders.server.ts',
      name: 'loadOperatingModes',
      prop: 'records',
    },
    source: 'operating-modes',
  },
  {
    title: TitleSchema,
    source: Schema.Literal('operating-modes').annotate({
      description: 'Record collection of the days',
    }),
  },
)
export type OperatingModesProps = Omit<typeof OperatingModesSchema.Type, 'source'> & {
  /** Modes in the order of the tabs. */
  readonly records: readonly LocalizedOperatingMode[]
}
