import { createVar, style } from '@vanilla-extract/css'
import { responsiveVariants } from '../../styles/responsiveVariants.ts'

const count = createVar()

export const root = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
})

export const columns = responsiveVariants(
  { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 12: '12' },
  (value) => ({ vars: { [count]: value } }),
)
