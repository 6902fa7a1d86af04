import { style } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'
import { textColumns } from '../parts/textColumns.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.block,
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  justifyItems: 'start',
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  color: vars.text.muted,
  fontSize: fontSize.small,
})

export const picture = style([
  panelCornerStyle,
  {
    position: 'relative',
    overflow: 'clip',
    aspectRatio: '4 / 3',
    backgroundColor: vars.surface.tile,
    '@media': { [media.desktop]: { aspectRatio: '21 / 9' } },
  },
])

/** Table of contents beside the text, which is limited to a readable line length. */
export const columns = style([textColumns])

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
})
