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

const completed = { borderRadius: vars.radius.pill, background: vars.control.checked } as const

export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: space[8],
  overflow: 'hidden',
  ...track,
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': completed,
    '&::-moz-progress-bar': completed,
    // Chromium leaves a quarter of the height empty above and below.
    '&::-webkit-meter-inner-element': { gridTemplateRows: '0 1fr 0' },
    '&::-webkit-meter-bar': track,
    '&::-webkit-meter-optimum-value': completed,
    '&::-moz-meter-bar': completed,
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', border: '1px solid' } },
})
