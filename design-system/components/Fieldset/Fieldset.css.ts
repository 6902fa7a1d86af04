import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'
import { label } from '../Field/Field.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minInlineSize: 0,
})

/** A legend is not a grid item, so it needs its own margin. */
export const legend = style([label, { marginBlockEnd: space[8] }])
