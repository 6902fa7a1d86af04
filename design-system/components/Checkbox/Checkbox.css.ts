import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space, target } from '../../tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[12],
  alignItems: 'center',
  fontSize: fontSize.interface,
})

export const box = style({ inlineSize: '1.25rem', blockSize: '1.25rem' })

export const label = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target,
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
})

export const help = style({ gridColumn: 2, color: vars.text.muted, fontSize: fontSize.small })
export const error = style([help, { color: vars.status.error.text }])
