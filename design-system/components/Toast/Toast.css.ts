import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { floatingSurfaceStyle } from '../../styles/floating.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  layer,
  space,
  iconButtonSize,
  toastWidth,
} from '../../tokens/scale.ts'

const slideIn = keyframes({ from: { opacity: 0, translate: '0 -12px' } })
const iconColour = createVar()
const iconBackground = createVar()

/** At the top of the viewport, above everything; only the toasts receive pointer events. */
export const region = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layer.toast,
  display: 'grid',
  gap: space[8],
  justifyItems: 'center',
  padding: space[16],
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
})

/** Live region; its toasts are laid out in the region's grid. */
export const list = style({ display: 'contents' })

export const root = style({
  ...floatingSurfaceStyle,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  inlineSize: 'fit-content',
  minInlineSize: `min(${toastWidth.least}, 100%)`,
  maxInlineSize: `min(${toastWidth.most}, 100%)`,
  minBlockSize: '3.5rem',
  paddingInlineStart: space[12],
  paddingInlineEnd: space[4],
  borderRadius: vars.radius.tile,
  color: vars.text.high,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.interface,
  pointerEvents: 'auto',
  '@media': { [media.motion]: { animation: `${slideIn} ${duration.state} ${easing}` } },
})

const status = (name: keyof typeof vars.status) => ({
  vars: { [iconColour]: vars.status[name].onSolid, [iconBackground]: vars.status[name].solid },
})

export const type = styleVariants({
  default: { vars: { [iconColour]: vars.text.high, [iconBackground]: vars.action.hover } },
  info: status('info'),
  success: status('success'),
  warning: status('warning'),
  error: status('error'),
  loading: { vars: { [iconColour]: vars.accent.graphic, [iconBackground]: 'transparent' } },
})

export const icon = style({
  gridColumn: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[32],
  blockSize: space[32],
  marginInlineEnd: space[12],
  borderRadius: '50%',
  backgroundColor: iconBackground,
  color: iconColour,
  fontSize: '.9375rem',
  selectors: { '&:empty': { display: 'none' } },
})

export const content = style({
  gridColumn: 2,
  paddingBlock: space[12],
  selectors: { ':empty + &': { paddingInlineStart: space[8] } },
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})

export const close = style({
  gridColumn: 3,
  display: 'grid',
  placeItems: 'center',
  inlineSize: iconButtonSize,
  blockSize: iconButtonSize,
  borderRadius: vars.radius.pill,
  color: vars.text.muted,
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover, color: vars.text.high },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[hidden]': { display: 'block', visibility: 'hidden', inlineSize: space[8] },
  },
})

globalStyle(`${content} :is(a, button)`, {
  minBlockSize: '1.5rem',
  fontWeight: fontWeight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
})
