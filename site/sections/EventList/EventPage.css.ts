import { style } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'
import { textColumns } from '../parts/textColumns.css.ts'

const hairline = `1px solid ${vars.border.hairline}`

/** Facts beside the text, which is limited to a readable line length. */
export const root = style([textColumns])

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  gridColumn: '1 / -1',
})

export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  color: vars.text.high,
  fontVariantNumeric: 'tabular-nums',
})

export const picture = style([
  panelCornerStyle,
  {
    gridColumn: '1 / -1',
    overflow: 'clip',
    aspectRatio: '3 / 2',
    backgroundColor: vars.surface.tile,
    '@media': { [media.desktop]: { aspectRatio: '21 / 9' } },
  },
])

export const facts = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  color: vars.text.high,
  fontSize: fontSize.interface,
})

export const label = style({ color: vars.text.muted, fontSize: fontSize.small })

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})

/** List with one row per entry. */
export const lines = style({ marginBlockStart: space[24], borderBlockStart: hairline })
export const line = style({
  display: 'flex',
  gap: space[24],
  paddingBlock: space[12],
  borderBlockEnd: hairline,
})
export const hour = style({
  flex: 'none',
  inlineSize: '5.5rem',
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
