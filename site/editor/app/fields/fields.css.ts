import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

/** Summary of a disclosure in a form. */
const compactSummary = { letterSpacing: 'normal', paddingBlock: space[4] } as const

export const field = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const stack = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

/** Buttons for optional fields that are absent. */
export const absentFields = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${space[8]})`,
})

globalStyle(`${absentFields} > *`, { flexWrap: 'wrap' })

export const group = style({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
})

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: '1.5rem',
})

export const groupName = style({
  color: vars.text.high,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.strong,
})

export const groupFields = style({
  display: 'grid',
  gap: space[12],
  minInlineSize: 0,
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${vars.border.hairline}`,
})

export const count = style({
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const tools = style({ display: 'flex', flex: 'none' })

export const list = style({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' })

export const listItem = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
})

globalStyle(`${listItem} > details`, { borderBlock: 0 })
globalStyle(`${listItem} > details > summary`, { ...compactSummary, minBlockSize: '2rem' })
globalStyle(`${listItem} > details[open]`, { gridColumn: '1 / -1', gridRow: 1 })
globalStyle(`${listItem} > details[open] > summary`, { marginInlineEnd: '2.25rem' })
globalStyle(`${listItem} > details[open] + *`, { gridColumn: 2, gridRow: 1 })

export const itemFields = style({ display: 'grid', gap: space[12], minInlineSize: 0 })

export const itemName = style({
  overflow: 'hidden',
  color: vars.text.body,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.body,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const words = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

/** One line per language in a narrow panel, side by side in a wide one. */
export const languages = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const language = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
  alignItems: 'start',
})

globalStyle(`${language} textarea`, {
  minBlockSize: '2rem',
  padding: `.3125rem ${space[8]}`,
  fontSize: fontSize.interface,
  lineHeight: 1.4,
  resize: 'none',
})

export const code = style({
  paddingBlockStart: '.4375rem',
  color: vars.text.muted,
  fontSize: fontSize.small,
  lineHeight: 1.2,
  textTransform: 'uppercase',
})

/** State of a translation that needs work. */
export const mark = style({
  gridColumn: 2,
  justifySelf: 'end',
  color: vars.status.warning.text,
  fontSize: fontSize.small,
  lineHeight: 1.4,
})

export const uses = style({
  paddingInlineStart: '1.75rem',
  color: vars.text.muted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
})

export const places = style({ margin: 0, paddingInlineStart: space[16] })

globalStyle(`${uses} > details:first-child`, { borderBlock: 0 })
globalStyle(`${uses} > details > summary`, {
  ...compactSummary,
  minBlockSize: '1.5rem',
  color: 'inherit',
  fontSize: fontSize.small,
  fontWeight: fontWeight.body,
})
globalStyle(`${uses} > details > div`, { paddingBlockEnd: space[4], color: 'inherit' })

export const counters = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  margin: 0,
  padding: 0,
  paddingInlineStart: '1.75rem',
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
})

globalStyle(`${counters} [data-over]`, {
  color: vars.status.warning.text,
  fontWeight: fontWeight.strong,
})

// A button in a sentence.
globalStyle(`${uses} button`, {
  minBlockSize: '1.5rem',
  paddingBlock: 0,
  paddingInline: space[4],
  fontSize: fontSize.small,
  textDecoration: 'underline',
})
