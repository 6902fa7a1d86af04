import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

export const root = style({
  gridArea: 'canvas',
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
  backgroundColor: vars.surface.subtle,
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[4]} ${space[12]}`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.page,
})

// Small controls of one line; the design system's own are for forms.
globalStyle(`${bar} select`, {
  minBlockSize: '1.75rem',
  paddingBlock: 0,
  paddingInlineStart: space[8],
  borderColor: 'transparent',
  fontSize: fontSize.interface,
})
globalStyle(`${bar} select:hover`, { backgroundColor: vars.action.hover })
globalStyle(`${bar} [role=radiogroup] label`, {
  minBlockSize: '1.5rem',
  paddingInline: space[8],
  fontSize: fontSize.small,
})

export const scale = style({
  marginInlineStart: 'auto',
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const stage = style({ overflow: 'clip', minInlineSize: 0, minBlockSize: 0 })

/** Shows the document in its own width, scaled to the available space. */
export const scaled = style({ transformOrigin: '0 0' })

export const host = style({ blockSize: '100%' })

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  backgroundColor: vars.surface.page,
})
