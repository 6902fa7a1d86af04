import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

export const notes = style({
  display: 'grid',
  gap: space[4],
  padding: 0,
  margin: 0,
  listStyle: 'none',
})

const noteBase = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  fontSize: fontSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})

export const note = styleVariants({
  error: [noteBase, { color: vars.status.error.text }],
  warning: [noteBase, { color: vars.status.warning.text }],
})

export const icon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' })

export const list = style({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' })

/** Below the page, so that the page is seen while its problems are solved. */
export const panel = style({
  gridArea: 'problems',
  maxBlockSize: '13rem',
  overflowY: 'auto',
  padding: `${space[4]} ${space[12]}`,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.page,
})

/** Problem in the list, with its buttons. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: '2.25rem',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  fontSize: fontSize.interface,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})

export const actions = style({ display: 'flex', flex: 'none' })

export const place = style({ color: vars.text.muted, fontSize: fontSize.small })

export const problemText = style({ color: vars.text.high, fontWeight: fontWeight.body })
