import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space, minTouchTargetSize } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)', columnGap: space[64] },
  },
})

export const files = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  scrollMarginBlockStart: space[96],
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[24]}`,
})

export const count = style({ color: vars.text.high, fontWeight: fontWeight.strong })

export const feed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: minTouchTargetSize,
  color: vars.text.link,
  fontSize: fontSize.interface,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
})

export const group = style({ display: 'grid', gap: space[16] })
export const title = style({ display: 'grid' })
