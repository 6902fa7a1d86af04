import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, layer, space } from '#design-system/tokens/scale.ts'
import { addWrappedSectionSpacingStyles } from '#sections/parts/wrappedSections.ts'

/** Around each section. */
export const section = style({ position: 'relative' })

addWrappedSectionSpacingStyles(section)

const outlines = {
  new: ['solid', vars.status.success.text],
  changed: ['dashed', vars.status.info.solid],
  moved: ['dotted', vars.status.warning.solid],
} as const

// Above the pictures of the section; the first kind of a section decides.
globalStyle(`${section}[data-changes]::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: layer.subNavigation,
  border: '3px solid',
  pointerEvents: 'none',
})
for (const [kind, [borderStyle, borderColor]] of Object.entries(outlines))
  globalStyle(`${section}[data-changes^=${kind}]::after`, { borderStyle, borderColor })

/** Sticky below the header while its section is visible; takes no space in the layout. */
export const label = style({
  position: 'sticky',
  insetBlockStart: '6rem',
  zIndex: layer.subNavigation,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  gap: space[4],
  blockSize: 0,
  margin: 0,
  paddingInline: space[12],
  pointerEvents: 'none',
})

/** Fixed at the end of the viewport. */
export const legend = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.subNavigation,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${space[24]}`,
  borderBlockStart: `1px solid ${vars.border.strong}`,
  backgroundColor: vars.surface.raised,
  color: vars.text.body,
  fontSize: fontSize.small,
})

export const entry = style({ whiteSpace: 'nowrap' })
