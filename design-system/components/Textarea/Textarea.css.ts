import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'
import { control, help } from '../Field/Field.css.ts'

/** Grows with its content where `field-sizing` is supported; elsewhere it is resizable. */
export const area = style([
  control,
  {
    display: 'block',
    fieldSizing: 'content',
    minBlockSize: '8.5rem',
    maxBlockSize: '32rem',
    paddingBlock: space[12],
    resize: 'vertical',
  },
])

export const count = style([help, { fontVariantNumeric: 'tabular-nums' }])
