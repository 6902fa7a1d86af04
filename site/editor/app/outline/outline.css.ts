import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space[8],
  minInlineSize: 0,
})

const line = {
  borderRadius: vars.radius.control,
  color: vars.text.body,
  fontSize: fontSize.interface,
  textAlign: 'start',
} as const

export const page = style({
  ...line,
  minBlockSize: '2rem',
  paddingInline: space[8],
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&[aria-pressed=true]': {
      backgroundColor: vars.selection.fill,
      color: vars.selection.text,
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: space[8],
})

export const title = style({
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
})

export const list = style({ display: 'grid', gap: '2px', padding: 0, margin: 0, listStyle: 'none' })

export const row = style({
  ...line,
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&[data-selected]': { backgroundColor: vars.selection.fill, color: vars.selection.text },
    '&[data-dragging]': { backgroundColor: vars.surface.raised, opacity: 0.9 },
  },
})

export const handle = style({
  display: 'grid',
  flex: 'none',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '2.25rem',
  color: 'inherit',
  cursor: 'grab',
  touchAction: 'none',
})

export const name = style({
  display: 'grid',
  flex: 1,
  alignContent: 'center',
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  paddingBlock: '2px',
  color: 'inherit',
  lineHeight: 1.25,
  textAlign: 'start',
})

export const kind = style({
  overflow: 'hidden',
  fontWeight: fontWeight.interface,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const words = style([
  kind,
  {
    color: vars.text.muted,
    fontSize: fontSize.small,
    fontWeight: fontWeight.body,
    selectors: { [`${row}[data-selected] &`]: { color: 'inherit' } },
  },
])

/** Shown on the row that is used; always there for the keyboard. */
export const actions = style({
  flex: 'none',
  opacity: 0,
  selectors: {
    [`${row}:hover &, ${row}[data-selected] &, &:focus-within, &:has(:popover-open)`]: {
      opacity: 1,
    },
  },
})

globalStyle(`${actions} button[aria-haspopup]`, {
  minInlineSize: '1.75rem',
  minBlockSize: '1.75rem',
  color: 'inherit',
})
