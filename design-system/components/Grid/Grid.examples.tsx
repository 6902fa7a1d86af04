import type { ComponentExamples } from '../../examples.ts'
import { Badge } from '../Badge/Badge.tsx'
import type { GridProps } from './Grid.tsx'

const series = ['Home', 'Battery', 'Inverter', 'Charger', 'Plug', 'C&I']
const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index}>
      <Badge>{series[index % series.length]}</Badge>
    </div>
  ))

/** Short enough for twelve columns. */
const months = Array.from({ length: 12 }, (_, index) => (
  <div key={index}>
    <Badge>{String(index + 1)}</Badge>
  </div>
))

/** Examples of Grid: fixed and responsive numbers of columns. */
export const examples = {
  default: { props: { columns: { base: 1, desktop: 3 }, space: 'gap', children: cells(6) } },
  fixed: { props: { columns: 2, space: 8, children: cells(4) } },
  four: {
    props: { columns: { base: 2, wide: 4 }, space: { base: 8, desktop: 24 }, children: cells(4) },
  },
  six: {
    props: { columns: { base: 2, desktop: 3, wide: 6 }, space: 16, children: cells(6) },
  },
  twelve: { props: { columns: { base: 2, desktop: 12 }, space: 8, children: months } },
} satisfies ComponentExamples<GridProps>
