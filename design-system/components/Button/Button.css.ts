import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import {
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  line,
  space,
  minTouchTargetSize,
} from '../../tokens/scale.ts'

const usable = ':not(:disabled, [aria-busy=true])'

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: space[8],
  border: `${line} solid transparent`,
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
  // Keeps its width under the spinner, and its text in the button's accessible name.
  selectors: { '[aria-busy=true] > &': { opacity: 0 } },
})

export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
})

/** Height on small screens. */
const larger = `calc(${controlHeight.medium} + .125rem)`

export const size = styleVariants({
  medium: {
    minBlockSize: controlHeight.medium,
    // With large text on a small screen, fixed padding would leave too little room.
    paddingInline: `min(${space[24]}, 7.5vw)`,
    fontSize: fontSize.button,
    '@media': { [media.mobile]: { minBlockSize: larger } },
  },
  small: {
    minBlockSize: minTouchTargetSize,
    paddingInline: '1.15rem',
    fontSize: fontSize.interface,
  },
})

/** Icon buttons are square. */
export const square = styleVariants({
  medium: {
    minInlineSize: controlHeight.medium,
    paddingInline: 0,
    '@media': { [media.mobile]: { minInlineSize: larger } },
  },
  small: { minInlineSize: minTouchTargetSize, paddingInline: 0 },
})

const disabledForcedColors = { '@media': { [media.forcedColors]: { color: 'GrayText' } } } as const

const disabledFill = {
  borderColor: 'transparent',
  backgroundColor: vars.control.track,
  color: vars.text.muted,
  ...disabledForcedColors,
} as const

/** On a filled button, whose colour shows through. */
const overlay = (colour: string) => ({
  backgroundImage: `linear-gradient(${colour}, ${colour})`,
})

const overlayStates = {
  [`&:hover${usable}`]: { backgroundColor: vars.action.hover },
  [`&:active${usable}`]: { backgroundColor: vars.action.pressed },
} as const

export const variant = styleVariants({
  primary: {
    borderColor: vars.action.primaryEdge,
    backgroundColor: vars.action.primary,
    color: vars.action.onPrimary,
    selectors: {
      [`&:hover${usable}`]: { backgroundColor: vars.action.primaryHover },
      [`&:active${usable}`]: { backgroundColor: vars.action.primaryPressed },
      '&:disabled': disabledFill,
    },
  },
  secondary: {
    borderColor: vars.border.strong,
    color: vars.text.high,
    selectors: {
      ...overlayStates,
      '&:disabled': {
        borderColor: vars.border.disabled,
        color: vars.text.muted,
        ...disabledForcedColors,
      },
    },
  },
  quiet: {
    color: vars.text.high,
    selectors: {
      ...overlayStates,
      '&:disabled': { color: vars.text.disabled, ...disabledForcedColors },
    },
  },
  danger: {
    borderColor: vars.status.error.solid,
    backgroundColor: vars.status.error.solid,
    color: vars.status.error.onSolid,
    selectors: {
      [`&:hover${usable}`]: overlay(vars.action.hover),
      [`&:active${usable}`]: overlay(vars.action.pressed),
      '&:disabled': disabledFill,
    },
  },
  glass: {
    borderColor: vars.picture.border,
    color: vars.picture.text,
    // Keeps the label readable on bright parts of the photograph.
    backgroundColor: vars.picture.glass,
    backdropFilter: 'blur(8px)',
    selectors: { [`&:hover${usable}`]: { backgroundColor: vars.picture.scrimStrong } },
  },
})
