import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { floatingSurfaceStyle } from '../../styles/floating.ts'
import { germanHyphenationStyle } from '../../styles/hyphens.ts'
import { media } from '../../styles/media.ts'
import { typeStyles } from '../../tokens/typography.ts'
import { vars } from '../../theme/contract.css.ts'
import { duration, easing, layer, space, iconButtonSize } from '../../tokens/scale.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const slideUp = keyframes({ from: { opacity: 0, translate: '0 12px' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: space[16],
  backgroundColor: vars.surface.backdrop,
  '@media': {
    [media.motion]: { animation: `${fadeIn} ${duration.state} ${easing}` },
    [media.mobile]: { alignItems: 'end', padding: `${space[48]} 0 0` },
  },
})

/** The dialog scrolls as a whole under a sticky title and sticky actions, so it needs no focusable scroll area inside. */
export const root = style({
  ...floatingSurfaceStyle,
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  inlineSize: '100%',
  maxBlockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: 'clamp(1.25rem, .75rem + 2vw, 2rem)',
  scrollPaddingBlock: '5rem',
  borderRadius: vars.radius.panel,
  color: vars.text.body,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [media.motion]: { animation: `${slideUp} ${duration.state} ${easing}` },
    [media.mobile]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
})

const width = (longest: string) => ({ '@media': { [media.desktop]: { maxInlineSize: longest } } })

export const size = styleVariants({
  small: width('26rem'),
  medium: width('38rem'),
  large: width('60rem'),
})

const sticky = { position: 'sticky', zIndex: 1, backgroundColor: vars.surface.raised } as const

export const head = style({
  ...sticky,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlockStart: space[24],
  paddingBlockEnd: space[4],
})

export const title = style({
  ...typeStyles.h4,
  color: vars.text.high,
  paddingBlockStart: space[8],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: germanHyphenationStyle,
})

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: iconButtonSize,
  blockSize: iconButtonSize,
  marginInlineEnd: `calc(-1 * ${space[12]})`,
  borderRadius: vars.radius.pill,
  color: vars.text.muted,
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover, color: vars.text.high },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const content = style({ selectors: { '&:last-child': { paddingBlockEnd: space[32] } } })

export const actions = style({
  ...sticky,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[8],
  marginBlockStart: 'auto',
  paddingBlock: space[16],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.mobile]: { flexDirection: 'column' },
    // On low screens sticky actions would leave no room for the content.
    '(height < 34rem)': { position: 'static' },
  },
})

globalStyle(`:root:has(${root}[data-state=open])`, {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
})
