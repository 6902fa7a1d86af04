import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  alignContent: 'start',
  breakInside: 'avoid',
})

/** Above its label visually, after it in reading order. */
export const figure = style({ order: -1, color: vars.text.high })
export const source = style({ marginBlockStart: `calc(-1 * ${space[4]})` })
