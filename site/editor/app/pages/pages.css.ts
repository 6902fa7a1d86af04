import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

export const root = style({
  maxInlineSize: '60rem',
  marginInline: 'auto',
  padding: `${space[24]} ${space[24]} ${space[64]}`,
  fontSize: fontSize.interface,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
})

export const title = style({
  flex: 1,
  color: vars.text.high,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.strong,
})

export const muted = style({ color: vars.text.muted, fontWeight: fontWeight.body })

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 12rem',
  gap: space[12],
  marginBlockStart: space[16],
})

export const count = style({
  marginBlock: space[12],
  color: vars.text.muted,
  fontSize: fontSize.small,
})

export const heading = style({
  marginBlock: `${space[24]} ${space[8]}`,
  color: vars.text.high,
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
})

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.5rem',
  paddingInlineEnd: space[4],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  selectors: { '&:hover': { backgroundColor: vars.action.hover } },
})

/** Room for the button that shows or hides the pages below. */
export const toggle = style({ flex: 'none', inlineSize: '1.75rem' })

globalStyle(`${toggle} [aria-expanded=true] svg`, { rotate: '90deg' })

export const childPages = style({ paddingInlineStart: '1.5rem' })

export const page = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  minInlineSize: 0,
  minBlockSize: '2.5rem',
  paddingInline: space[8],
  alignContent: 'center',
  textAlign: 'start',
})

export const name = style({ color: vars.text.high, fontWeight: fontWeight.interface })

export const path = style({ color: vars.text.muted, fontSize: fontSize.small })

/** Address that only leads to others. */
export const folder = style([path, { paddingInline: space[8] }])

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  fontSize: fontSize.small,
})

export const operation = style({ display: 'grid', gap: space[16] })

/** Loading message of the check of an operation. */
export const checking = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  color: vars.text.muted,
})

export const impact = style({ display: 'grid', gap: space[12], margin: 0 })

export const impactTitle = style({ fontSize: fontSize.body, fontWeight: fontWeight.strong })

export const impactLabel = style({ color: vars.text.muted, fontSize: fontSize.small })

export const impactItem = style({ margin: 0, overflowWrap: 'anywhere', fontSize: fontSize.small })

export const links = style({
  display: 'grid',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const address = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
})
