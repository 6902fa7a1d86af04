import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'
import { typeStyles } from '#design-system/tokens/typography.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
})

export const form = style({ display: 'grid', gap: space[32], justifyItems: 'start' })
export const groups = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'start',
  inlineSize: '100%',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const comparison = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
// Scrolls focused elements out from under the sticky header and first column.
globalStyle(`${comparison} [role=region]`, {
  scrollPaddingBlockStart: '13rem',
  scrollPaddingInlineStart: '10rem',
})
export const actions = style({ paddingBlockStart: space[32] })

/** Borders are set on cells, because collapsed borders scroll away under a sticky header. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.interface,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const caption = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

const cell = {
  paddingBlock: space[12],
  paddingInline: `0 ${space[24]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  backgroundColor: vars.surface.page,
} as const
const line = `1px solid ${vars.border.hairline}`
const sticky = { position: 'sticky', insetInlineStart: 0, zIndex: 1 } as const

const top = {
  ...cell,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  verticalAlign: 'bottom',
  borderBlockEnd: `1px solid ${vars.border.strong}`,
  '@media': { [media.print]: { position: 'static' } },
} as const
export const corner = style({
  ...top,
  insetInlineStart: 0,
  zIndex: 3,
  inlineSize: '22%',
  minInlineSize: '9.5rem',
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.interface,
})
export const head = style({
  ...top,
  verticalAlign: 'top',
  inlineSize: '26%',
  minInlineSize: '9rem',
})
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: 'clamp(4rem, 9vw, 7rem)',
  aspectRatio: '1',
  marginBlockEnd: space[12],
  borderRadius: vars.radius.small,
  backgroundColor: vars.surface.tile,
})
export const name = style({
  ...typeStyles.h5,
  color: vars.text.high,
  ':hover': { color: vars.text.link },
})

export const group = style({
  ...cell,
  paddingBlock: `${space[32]} ${space[12]}`,
  borderBlockEnd: line,
})
/** Sticky while the columns scroll horizontally. */
export const groupName = style({
  ...typeStyles.h4,
  ...sticky,
  display: 'inline-block',
  color: vars.text.high,
})

export const label = style({
  ...cell,
  ...sticky,
  borderBlockEnd: line,
  color: vars.text.body,
  fontWeight: fontWeight.body,
})
export const value = style({
  ...cell,
  borderBlockEnd: line,
  color: vars.text.high,
  fontWeight: fontWeight.strong,
})
export const missingValue = style({ ...cell, borderBlockEnd: line, color: vars.text.muted })

/** De-emphasizes rows without differences. */
export const equalRow = style({})
globalStyle(`${equalRow} > ${value}`, { color: vars.text.muted, fontWeight: fontWeight.body })
