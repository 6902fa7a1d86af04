import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

/** Texts of a page, in the place of the form. */
export const panel = style({
  gridArea: 'side',
  minInlineSize: 0,
  minBlockSize: 0,
  padding: space[16],
  overflowY: 'auto',
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  outline: 'none',
  backgroundColor: vars.surface.page,
})

/** Length and terms of a text. */
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  color: vars.text.muted,
  fontSize: fontSize.small,
})

/** Word of the term list. */
export const term = style({
  color: vars.text.high,
  backgroundColor: vars.surface.tile,
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  alignItems: 'end',
  gap: space[16],
})

/** Texts of the site beside the picture of the chosen one; below it in a narrow window. */
export const site = style({
  maxInlineSize: '82rem',
  marginInline: 'auto',
  padding: space[24],
  fontSize: fontSize.interface,
})

/** Keeps its place while the texts scroll. */
export const picture = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  marginBlockStart: space[16],
  backgroundColor: vars.surface.page,
  '@media': {
    '(width >= 60rem)': {
      float: 'inline-end',
      inlineSize: '482px',
      insetBlockStart: space[16],
      marginInlineStart: space[24],
    },
  },
})

export const siteList = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { '(width >= 60rem)': { marginInlineEnd: `calc(482px + ${space[24]})` } },
})

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  selectors: { '&[data-chosen]': { backgroundColor: vars.surface.subtle } },
})

export const place = style({ color: vars.text.body, fontSize: fontSize.small })

export const id = style({ color: vars.text.muted, overflowWrap: 'anywhere' })

/** The languages side by side. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space[12],
})

/** Text with its button. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
})

export const links = style({ display: 'flex', flexWrap: 'wrap' })
