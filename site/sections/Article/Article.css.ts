import { style } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'
import { textColumns } from '../parts/textColumns.css.ts'

/** Table of contents beside the text, which is limited to a readable line length. */
export const root = style([textColumns])

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  gridColumn: '1 / -1',
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  color: vars.text.muted,
  fontSize: fontSize.small,
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

export const diagram = style({ gridColumn: '1 / -1' })

export const back = style({ marginBlockStart: space[48] })
