import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space, minTouchTargetSize } from '../../tokens/scale.ts'

export const root = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'clip',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: '50%',
  backgroundColor: vars.surface.tile,
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  lineHeight: 1,
  whiteSpace: 'nowrap',
})

export const size = styleVariants({
  small: { inlineSize: space[32], blockSize: space[32], fontSize: fontSize.fine },
  medium: {
    inlineSize: minTouchTargetSize,
    blockSize: minTouchTargetSize,
    fontSize: fontSize.interface,
  },
  large: { inlineSize: space[96], blockSize: space[96], fontSize: fontSize.h3 },
})
