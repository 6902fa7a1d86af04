import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { space, minTouchTargetSize } from '#design-system/tokens/scale.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const facts = style({ display: 'grid', gap: space[8] })

export const checksum = style({
  color: vars.text.high,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
})

export const addresses = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
})

export const other = style({
  color: vars.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
})

globalStyle(`${addresses} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
})
