import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

export const content = style({ display: 'grid', gap: space[16], minInlineSize: 0 })

export const changes = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const change = style({
  display: 'grid',
  gap: '2px',
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  fontSize: fontSize.interface,
})

/** Save in the history, with its button at the end. */
export const save = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  fontSize: fontSize.interface,
})

globalStyle(`${save} > button`, { flex: 'none' })

export const details = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
})

export const place = style({ color: vars.text.high, fontWeight: fontWeight.strong })

export const before = style({ color: vars.text.muted })

export const after = style({ color: vars.text.high, textDecoration: 'none' })

export const diff = style({
  maxBlockSize: '50vh',
  margin: 0,
  padding: space[12],
  overflow: 'auto',
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.tile,
  fontSize: fontSize.small,
  lineHeight: 1.5,
})

export const line = styleVariants({
  same: { color: vars.text.body },
  added: { backgroundColor: vars.status.success.fill, color: vars.status.success.text },
  removed: { backgroundColor: vars.status.error.fill, color: vars.status.error.text },
})
