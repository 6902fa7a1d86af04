import type { SectionExamples } from '../examples.ts'
import type { ComparisonTableSchema } from './ComparisonTable.schema.ts'

const usual = {
  title: 'compare.table',
  corner: 'compare.specification',
  columns: ['compare.group.home', 'compare.group.business'],
  rows: [
    {
      label: 'spec.nominal-power',
      cells: [{ figure: 'homePower' }, { figure: 'pcsPower' }],
    },
    {
      label: 'spec.grid',
      cells: [{ text: 'spec.grid.value' }, { text: 'spec.grid.value' }],
    },
    {
      label: 'spec.parallel',
      cells: [{ included: true }, { included: false }],
    },
  ],
} satisfies typeof ComparisonTableSchema.Type

const wide = {
  ...usual,
  columns: [...usual.columns, 'compare.group.loggers', 'compare.datasheet'],
  rows: Array.from({ length: 10 }, () => usual.rows).flatMap((rows) =>
    rows.map((row) => ({ ...row, cells: [...row.cells, ...row.cells] })),
  ),
} satisfies typeof ComparisonTableSchema.Type

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual },
  minimal: {
    props: {
      ...usual,
      columns: usual.columns.slice(0, 1),
      rows: [{ label: 'spec.parallel', cells: [{ included: true }] }],
    },
  },
  atLimit: { props: wide },
  german: { locale: 'de', props: usual },
  chinese: { locale: 'cn', props: usual },
} satisfies SectionExamples<typeof ComparisonTableSchema.Type>
