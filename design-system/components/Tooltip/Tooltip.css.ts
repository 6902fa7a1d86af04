import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { duration, easing, fontSize, fontWeight, layer, space } from '../../tokens/scale.ts'

const anchor = '--tooltip'

export const root = style({ display: 'inline-flex', anchorName: anchor, anchorScope: anchor })

/** Touches its control, so that the pointer can move onto the bubble without closing it. */
export const popover = style({
  zIndex: layer.tooltip,
  inset: 'auto',
  margin: 0,
  padding: `${space[8]} ${space[4]}`,
  border: 0,
  backgroundColor: 'transparent',
  overflow: 'visible',
  positionAnchor: anchor,
  positionArea: 'block-start',
  positionTryFallbacks: 'flip-block',
  selectors: {
    '&:popover-open': {
      opacity: 1,
      '@starting-style': { opacity: 0 },
    },
  },
  '@media': {
    [media.motion]: { transition: `opacity ${duration.state} ${easing}` },
    [media.print]: { display: 'none' },
  },
})

export const bubble = style({
  display: 'block',
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, 100vi - 1rem)',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.inverse,
  color: vars.text.onInverse,
  fontSize: fontSize.small,
  fontWeight: fontWeight.interface,
  lineHeight: 1.4,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
