import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontWeight, space, minTouchTargetSize } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  maxInlineSize: '64rem',
})

export const count = style({ color: vars.text.high, fontWeight: fontWeight.strong })

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
})

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[32]}`,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)' } },
})

export const kind = style({ paddingBlockStart: space[16] })

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** Makes the whole row clickable. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
  },
})

export const link = style({
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})

export const summary = style({ color: vars.text.body })

globalStyle(`${row} mark`, {
  backgroundColor: 'transparent',
  color: vars.text.link,
  fontWeight: fontWeight.strong,
})

export const suggestions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
})

export const links = style({ display: 'grid', justifyItems: 'start', marginBlockStart: space[8] })

globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
})
