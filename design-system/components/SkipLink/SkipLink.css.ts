import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, layer, space } from '../../tokens/scale.ts'

export const root = style({
  position: 'fixed',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  zIndex: layer.banner,
  padding: `${space[12]} ${space[24]}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.surface.inverse,
  color: vars.text.onInverse,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:focus)': { translate: '0 -200%', opacity: 0 } },
  '@media': { [media.print]: { display: 'none' } },
})
