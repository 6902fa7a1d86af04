import { style } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

/** Contents with a picture below them; both stay in view beside the text on wide screens. */
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: space[96], alignSelf: 'start' },
    [media.print]: { display: 'none' },
  },
})

export const picture = style([
  panelCornerStyle,
  {
    overflow: 'clip',
    aspectRatio: '3 / 2',
    backgroundColor: vars.surface.tile,
    '@media': { [media.wide]: { aspectRatio: '1' } },
  },
])
