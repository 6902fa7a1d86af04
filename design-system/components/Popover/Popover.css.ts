import { style, styleVariants } from '@vanilla-extract/css'
import { floatingSurfaceStyle } from '../../styles/floating.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { duration, easing, fontSize, space } from '../../tokens/scale.ts'

const anchor = '--popover'

export const root = style({ display: 'inline-flex', anchorName: anchor, anchorScope: anchor })

/** Centred in the viewport by browsers without CSS anchor positioning. */
export const panel = style({
  ...floatingSurfaceStyle,
  inlineSize: 'max-content',
  minInlineSize: '12rem',
  maxInlineSize: 'min(22rem, 100vi - 2rem)',
  padding: space[16],
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.text.body,
  fontSize: fontSize.interface,
  overflowWrap: 'anywhere',
  positionAnchor: anchor,
  positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  selectors: {
    '&:popover-open': { opacity: 1, '@starting-style': { opacity: 0 } },
  },
  '@supports': {
    '(anchor-name: --a)': { inset: 'auto', margin: `${space[8]} 0` },
  },
  '@media': {
    [media.motion]: { transition: `opacity ${duration.state} ${easing}` },
    [media.print]: { display: 'none' },
  },
})

export const align = styleVariants({
  start: { positionArea: 'block-end span-inline-end' },
  end: { positionArea: 'block-end span-inline-start' },
})
