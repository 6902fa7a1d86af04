import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { duration, easing, fontSize, fontWeight, space, target } from '../../tokens/scale.ts'

const usable = ':not(:disabled, [aria-busy=true])'

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: space[8],
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  fontWeight: fontWeight.strong,
  lineHeight: 1.2,
  letterSpacing: '-.005em',
  textAlign: 'center',
  transition: `background-color ${duration.state} ${easing}, border-color ${duration.state} ${easing}, scale ${duration.state} ${easing}`,
  selectors: {
    [`&:active${usable}`]: { scale: '.98' },
    '&:disabled, &[aria-busy=true]': { cursor: 'default' },
  },
})

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // Keeps its width under the spinner, and its words in the button's name.
  selectors: { '[aria-busy=true] > &': { opacity: 0 } },
})

export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
})

export const size = styleVariants({
  medium: {
    minBlockSize: space[48],
    // Large letters on a small screen leave no room for wide edges.
    paddingInline: `min(${space[24]}, 7.5vw)`,
    fontSize: '1rem',
    '@media': { [media.mobile]: { minBlockSize: '3.125rem' } },
  },
  small: { minBlockSize: target, paddingInline: '1.15rem', fontSize: fontSize.interface },
})

/** Nothing but an icon: as wide as it is high. */
export const square = styleVariants({
  medium: {
    minInlineSize: space[48],
    paddingInline: 0,
    '@media': { [media.mobile]: { minInlineSize: '3.125rem' } },
  },
  small: { minInlineSize: target, paddingInline: 0 },
})

const unusable = { '@media': { [media.forcedColors]: { color: 'GrayText' } } } as const

const wash = {
  [`&:hover${usable}`]: { backgroundColor: vars.action.hover },
  [`&:active${usable}`]: { backgroundColor: vars.action.pressed },
} as const

export const variant = styleVariants({
  primary: {
    backgroundColor: vars.action.primary,
    color: vars.action.onPrimary,
    selectors: {
      [`&:hover${usable}`]: { backgroundColor: vars.action.primaryHover },
      [`&:active${usable}`]: { backgroundColor: vars.action.primaryPressed },
      '&:disabled': { backgroundColor: vars.control.track, color: vars.text.muted, ...unusable },
    },
  },
  secondary: {
    borderColor: vars.border.strong,
    color: vars.text.high,
    selectors: {
      ...wash,
      '&:disabled': { borderColor: vars.border.disabled, color: vars.text.muted, ...unusable },
    },
  },
  quiet: {
    color: vars.text.high,
    selectors: { ...wash, '&:disabled': { color: vars.text.disabled, ...unusable } },
  },
  glass: {
    borderColor: vars.picture.border,
    color: vars.picture.text,
    // A lit window behind it must not swallow its words.
    backgroundColor: vars.picture.glass,
    backdropFilter: 'blur(8px)',
    selectors: { [`&:hover${usable}`]: { backgroundColor: vars.picture.scrimStrong } },
  },
})
