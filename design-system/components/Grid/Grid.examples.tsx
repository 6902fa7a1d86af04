import type { Examples } from '../../examples.ts'
import { Badge } from '../Badge/Badge.tsx'
import type { GridProps } from './Grid.tsx'

const series = ['Home', 'Battery', 'Inverter', 'Charger', 'Plug', 'C&I']
const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index}>
      <Badge>{series[index % series.length]}</Badge>
    </div>
  ))

/** Examples of Grid: two to twelve columns and their responsive layout. */
export const examples = {
  default: { props: { columns: 3, space: 'gap', children: cells(6) } },
  two: { props: { columns: 2, space: 'gap', children: cells(4) } },
  four: { props: { columns: 4, mobileColumns: 2, space: 'gap', children: cells(4) } },
  six: { props: { columns: 6, mobileColumns: 2, space: 16, children: cells(6) } },
  twelve: { props: { columns: 12, mobileColumns: 2, space: 8, children: cells(12) } },
} satisfies Examples<GridProps>
