import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

/** List of sections beside the example of the chosen one. */
export const chooser = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(12rem, 17rem) minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
  '@media': { '(width < 56rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const choices = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  minInlineSize: 0,
})

export const list = style({
  display: 'grid',
  alignContent: 'start',
  maxBlockSize: '22rem',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
})

export const choice = style({
  display: 'grid',
  inlineSize: '100%',
  padding: space[8],
  borderRadius: vars.radius.control,
  textAlign: 'start',
  lineHeight: 1.35,
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&[aria-pressed=true]': { backgroundColor: vars.selection.fill, color: vars.selection.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const name = style({ fontSize: fontSize.interface, fontWeight: fontWeight.strong })

export const text = style({
  display: '-webkit-box',
  overflow: 'hidden',
  fontSize: fontSize.small,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})

export const examplePreview = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  minInlineSize: 0,
})

export const stage = style({
  position: 'relative',
  blockSize: '300px',
  overflow: 'hidden',
  containerType: 'inline-size',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.page,
})

/** Covers the picture before, or nothing, until the picture is there. */
export const loading = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.surface.page,
})

/** Document of 1200 px, at the scale at which it fits into half a dialog, or a narrow window. */
export const scaled = style({
  inlineSize: '1200px',
  blockSize: `${300 / 0.4}px`,
  transform: 'scale(.4)',
  transformOrigin: '0 0',
  pointerEvents: 'none',
  '@container': {
    '(inline-size < 440px)': { blockSize: `${300 / 0.26}px`, transform: 'scale(.26)' },
  },
})

export const dialogActions = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[12],
})
