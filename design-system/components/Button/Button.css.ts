import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { duration, easing, fontSize, fontWeight, space, target } from '../../tokens/scale.ts'

const turn = keyframes({ to: { rotate: '1turn' } })

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  paddingBlock: space[8],
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  fontWeight: fontWeight.strong,
  lineHeight: 1.2,
  letterSpacing: '-.005em',
  textAlign: 'center',
  transition: `background-color ${duration.state} ${easing}, border-color ${duration.state} ${easing}, scale ${duration.state} ${easing}`,
  selectors: {
    '&:active': { scale: '.98' },
    '&:disabled, &[aria-busy=true]': { cursor: 'default', opacity: 0.6, scale: '1' },
    '&[aria-busy=true]::before': {
      content: '""',
      inlineSize: '1em',
      blockSize: '1em',
      border: '2px solid',
      borderInlineEndColor: 'transparent',
      borderRadius: vars.radius.pill,
      animation: `${turn} .8s linear infinite`,
    },
  },
})

export const size = styleVariants({
  medium: {
    minBlockSize: space[48],
    paddingInline: space[24],
    fontSize: '1rem',
    '@media': { [media.mobile]: { minBlockSize: '3.125rem' } },
  },
  small: { minBlockSize: target, paddingInline: '1.15rem', fontSize: fontSize.interface },
})

export const variant = styleVariants({
  primary: {
    backgroundColor: vars.action.primary,
    color: vars.action.onPrimary,
    selectors: { '&:hover': { backgroundColor: vars.action.primaryHover } },
  },
  secondary: {
    borderColor: vars.border.strong,
    color: vars.text.high,
    selectors: { '&:hover': { backgroundColor: vars.action.hover } },
  },
  glass: {
    borderColor: vars.picture.border,
    color: vars.picture.text,
    // A lit window behind it must not swallow its words.
    backgroundColor: vars.picture.glass,
    backdropFilter: 'blur(8px)',
    selectors: { '&:hover': { backgroundColor: vars.picture.scrimStrong } },
  },
})
