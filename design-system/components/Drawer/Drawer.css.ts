import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { typeStyles } from '../../tokens/typography.ts'
import { vars } from '../../theme/contract.css.ts'
import {
  duration,
  easing,
  fontWeight,
  layer,
  space,
  iconButtonSize,
  minTouchTargetSize,
} from '../../tokens/scale.ts'

const slideFromRight = keyframes({ from: { translate: '2rem 0', opacity: 0 } })
const slideFromLeft = keyframes({ from: { translate: '-2rem 0', opacity: 0 } })
const fadeIn = keyframes({ from: { opacity: 0 } })

/** Visible only with script. */
export const scripted = style({
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
})

/** Visible only without script. */
export const plain = style({ selectors: { ':root[data-script] &': { display: 'none' } } })

export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: minTouchTargetSize,
  minInlineSize: minTouchTargetSize,
})

export const variant = styleVariants({
  icon: {
    minInlineSize: iconButtonSize,
    minBlockSize: iconButtonSize,
    borderRadius: vars.radius.pill,
    fontSize: '1.25rem',
  },
  button: {
    paddingInline: '1.15rem',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.pill,
    fontWeight: fontWeight.strong,
    selectors: { '&:hover': { backgroundColor: vars.action.hover } },
  },
})

export const root = style({
  position: 'fixed',
  inset: 0,
  insetInlineStart: 'auto',
  zIndex: layer.drawer,
  inlineSize: '100%',
  maxInlineSize: '28rem',
  blockSize: '100%',
  maxBlockSize: '100%',
  border: 0,
  backgroundColor: vars.surface.page,
  color: vars.text.high,
  overscrollBehavior: 'contain',
  selectors: {
    // Without script the link opens the drawer with :target.
    ':root:not([data-script]) &:target': { display: 'block' },
    '&::backdrop': { backgroundColor: vars.surface.backdrop },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&[open]': { animation: `${slideFromRight} ${duration.state} ${easing}` },
        '&[open]:dir(rtl)': { animationName: slideFromLeft },
        '&[open]::backdrop': { animation: `${fadeIn} ${duration.state} ${easing}` },
      },
    },
    [media.forcedColors]: { borderInlineStart: '1px solid' },
    [media.print]: { display: 'none' },
  },
})

/** Covers the whole drawer, so that clicks on the dialog element itself are clicks on its backdrop. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  padding: `0 ${space.gutter} ${space[32]}`,
  '@media': { [media.desktop]: { paddingInline: space[32] } },
})

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minBlockSize: '4.75rem',
  paddingBlock: space[12],
  backgroundColor: vars.surface.page,
})

export const title = style(typeStyles.h4)

export const closer = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: iconButtonSize,
  blockSize: iconButtonSize,
  marginInlineEnd: `calc(-1 * ${space[12]})`,
  borderRadius: vars.radius.pill,
  fontSize: '1.25rem',
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

globalStyle(':root:has(dialog[data-drawer][open])', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
})
