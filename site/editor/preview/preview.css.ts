import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, layer, space } from '#design-system/tokens/scale.ts'
import { addWrappedSectionSpacingStyles } from '#sections/parts/wrappedSections.ts'

/** Without a box of its own, so that the page's layout is the real one. */
export const section = style({ display: 'contents' })

addWrappedSectionSpacingStyles(section)

// A key lays out one section.
globalStyle('main > div > section', { contain: 'layout style' })

const frame = style({
  position: 'absolute',
  zIndex: layer.dialog,
  border: 0,
  padding: 0,
  background: 'none',
  pointerEvents: 'none',
  outlineStyle: 'solid',
  outlineColor: vars.status.info.solid,
})

/** Around the selected section. */
export const selected = style([
  frame,
  {
    outlineWidth: '2px',
    outlineOffset: '-2px',
    selectors: { '&:focus-visible': { outlineWidth: '4px', outlineOffset: '-4px' } },
  },
])

/** Around the section under the pointer. */
export const hovered = style([
  frame,
  { outlineWidth: '1px', outlineOffset: '-1px', outlineStyle: 'dashed' },
])

export const name = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  padding: `2px ${space[8]}`,
  backgroundColor: vars.status.info.solid,
  color: vars.status.info.onSolid,
  fontSize: fontSize.small,
  lineHeight: 1.4,
})

/** Marks of a section, at its upper end. */
export const marks = style({
  position: 'absolute',
  zIndex: layer.dialog,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[4],
  padding: space[4],
  pointerEvents: 'none',
})

const mark = style({
  padding: `2px ${space[8]}`,
  borderRadius: vars.radius.small,
  fontSize: fontSize.small,
  lineHeight: 1.4,
})

/** Leads to the first problem of the section. */
export const problems = style([
  mark,
  {
    border: 0,
    backgroundColor: vars.status.error.solid,
    color: vars.status.error.onSolid,
    cursor: 'pointer',
    pointerEvents: 'auto',
  },
])

export const limits = style([
  mark,
  { backgroundColor: vars.status.info.solid, color: vars.status.info.onSolid },
])

// A section that visitors do not see now.
globalStyle('[data-section-key][data-hidden] > *', { opacity: 0.4 })

globalStyle('[data-problem]', {
  outline: `2px dashed ${vars.status.error.solid}`,
  outlineOffset: '4px',
})
globalStyle('[data-problem=warning]', { outlineColor: vars.status.warning.solid })

/** Instead of a section that cannot be rendered. */
export const failed = style({
  margin: space[24],
  padding: space[24],
  border: `1px dashed ${vars.border.control}`,
  borderRadius: vars.radius.control,
  color: vars.text.body,
  textAlign: 'center',
})

globalStyle('[contenteditable]', {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: '4px',
  cursor: 'text',
})
