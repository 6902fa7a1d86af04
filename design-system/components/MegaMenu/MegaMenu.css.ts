import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { floatingSurfaceStyle } from '../../styles/floating.ts'
import { media } from '../../styles/media.ts'
import { typeStyles } from '../../tokens/typography.ts'
import { vars } from '../../theme/contract.css.ts'
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  layer,
  measure,
  space,
} from '../../tokens/scale.ts'

const unfold = keyframes({ from: { opacity: 0, translate: '0 -8px' } })

export const root = style({})

/** Spans the nearest positioned ancestor: the header. */
export const panel = style({
  ...floatingSurfaceStyle,
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: layer.menu,
  maxBlockSize: 'calc(100svb - 7rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: vars.text.high,
  '@media': {
    [media.motion]: { animation: `${unfold} ${duration.state} ${easing}` },
  },
})

export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[32]} clamp(2rem, 4vw, 4rem)`,
  maxInlineSize: `calc(${measure.page} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingBlock: `${space[32]} ${space[48]}`,
  paddingInline: space.gutter,
  overflowWrap: 'anywhere',
})

export const overview = style({
  flex: '0 1 14rem',
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'flex-start',
  gap: space[8],
})

export const overviewLabel = style({
  ...typeStyles.h4,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
})

globalStyle(`${overviewLabel} > svg`, {
  inlineSize: '.8em',
  color: vars.accent.graphic,
  transition: `translate ${duration.state} ${easing}`,
})
globalStyle(`${overview}:hover svg`, { translate: '4px 0' })
globalStyle(`${overview}:hover svg:dir(rtl)`, { translate: '-4px 0' })

export const column = styleVariants({
  words: { flex: '1 1 12rem', maxInlineSize: '20rem' },
  pictures: { flex: '4 1 26rem', minInlineSize: 0 },
})

export const title = style({
  marginBlockEnd: space[8],
  color: vars.text.muted,
  fontSize: fontSize.small,
})

export const links = styleVariants({
  words: { display: 'grid', gap: space[4] },
  pictures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
    gap: `${space[24]} ${space.gap}`,
  },
})

export const link = style({ display: 'block', paddingBlock: space[8] })

const tile = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '1',
  marginBlockEnd: space[12],
  borderRadius: vars.radius.tile,
})

export const picture = styleVariants({
  cover: [tile],
  contain: [
    tile,
    {
      padding: space[12],
      background: `radial-gradient(circle at 50% 40%, ${vars.surface.lift}, ${vars.surface.tile})`,
    },
  ],
})

globalStyle(`${tile} img`, { transition: `scale ${duration.unfold} ${easing}` })
globalStyle(`${link}:hover img`, { scale: '1.035' })

export const label = style({
  display: 'block',
  fontWeight: fontWeight.strong,
  selectors: {
    [`${link}:hover > &`]: { color: vars.text.link },
    '[aria-current] &': { color: vars.text.link },
  },
})

export const description = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.body,
  lineHeight: 1.45,
})
