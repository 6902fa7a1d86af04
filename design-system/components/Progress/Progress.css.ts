import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../tokens/scale.ts'
import { label as fieldLabel } from '../Field/Field.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[16],
})

export const label = fieldLabel

export const value = style({
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

const track = {
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.control.track,
} as const

const reached = { borderRadius: vars.radius.pill, background: vars.control.checked } as const

export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: space[8],
  overflow: 'hidden',
  ...track,
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': reached,
    '&::-moz-progress-bar': reached,
    '&::-webkit-meter-inner-element': { display: 'block', blockSize: '100%' },
    '&::-webkit-meter-bar': { ...track, gridRow: '1 / -1', blockSize: '100%' },
    '&::-webkit-meter-optimum-value': { ...reached, blockSize: space[8] },
    '&::-moz-meter-bar': reached,
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})
