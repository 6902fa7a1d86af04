import { globalStyle, keyframes, style } from '@vanilla-extract/css'
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
  minTouchTargetSize,
} from '../../tokens/scale.ts'

const slideDown = keyframes({ from: { opacity: 0, translate: '0 -12px' } })

/** Fixed distance from the top, so that the dialog does not move while the list grows. */
export const root = style({
  ...floatingSurfaceStyle,
  position: 'fixed',
  inset: 0,
  insetBlockEnd: 'auto',
  zIndex: layer.dialog,
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: '100dvb',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: vars.text.high,
  selectors: { '&::backdrop': { backgroundColor: vars.surface.backdrop } },
  '@media': {
    [media.desktop]: {
      inlineSize: 'min(46rem, calc(100% - 4rem))',
      marginInline: 'auto',
      marginBlockStart: 'min(12vh, 7rem)',
      maxBlockSize: 'calc(100dvb - min(24vh, 14rem))',
      borderRadius: vars.radius.panel,
    },
    [media.motion]: {
      selectors: { '&[open]': { animation: `${slideDown} ${duration.state} ${easing}` } },
    },
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { display: 'none' },
  },
})

/** Covers the whole dialog, so that clicks on the dialog element itself are clicks on its backdrop. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[16],
  paddingBlockEnd: space[24],
})

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  backgroundColor: vars.surface.raised,
})

export const field = style({ flex: 1, minInlineSize: 0 })

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: iconButtonSize,
  blockSize: iconButtonSize,
  borderRadius: vars.radius.pill,
  color: vars.text.muted,
  fontSize: '1.25rem',
  selectors: { '&:hover': { backgroundColor: vars.action.hover, color: vars.text.high } },
})

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${list}[hidden]`, { display: 'none' })

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  minBlockSize: minTouchTargetSize,
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.small,
  lineHeight: 1.35,
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&[aria-selected=true]': {
      backgroundColor: vars.action.hover,
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '-2px',
    },
  },
})

export const name = style({ flex: '0 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const detail = style({ color: vars.text.muted, fontSize: fontSize.small })

globalStyle(`${name} > mark`, {
  backgroundColor: 'transparent',
  color: vars.text.link,
  fontWeight: fontWeight.strong,
})

export const links = style({ paddingInline: space[16] })

export const title = style({
  paddingBlock: space[8],
  color: vars.text.muted,
  fontSize: fontSize.small,
})

export const items = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
  paddingInline: space[16],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.pill,
  fontSize: fontSize.interface,
  selectors: { '&:hover': { backgroundColor: vars.action.hover } },
})
