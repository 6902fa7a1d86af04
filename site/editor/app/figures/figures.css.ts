import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

/** Search field above the list of figures. */
export const chooser = style({ display: 'grid', gap: space[8], minInlineSize: 0 })

export const count = style({ margin: 0, color: vars.text.muted, fontSize: fontSize.small })

export const list = style({
  blockSize: '22rem',
  maxBlockSize: '50svh',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
})

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[16],
  inlineSize: '100%',
  minBlockSize: '2rem',
  padding: space[8],
  borderRadius: vars.radius.control,
  fontSize: fontSize.interface,
  lineHeight: 1.35,
  textAlign: 'start',
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const name = style({ color: vars.text.high, overflowWrap: 'anywhere' })

export const currentValue = style({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })

/** Figures below the text that has them. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: 2,
  columnGap: space[12],
  margin: 0,
  padding: 0,
  paddingBlock: space[4],
  color: vars.text.muted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})

/** Name of a figure, an arrow and its value. */
export const figure = style({ display: 'flex', alignItems: 'center', columnGap: space[4] })

export const value = style({
  color: vars.text.body,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
