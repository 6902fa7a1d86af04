import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { panelCorners } from '#design-system/styles/corners.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { duration, easing, space } from '#design-system/tokens/scale.ts'

const { scrimStrong, scrimSoft } = vars.picture

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.gap,
  '@media': {
    // Swiped from edge to edge; the next card shows that there is one.
    [media.mobile]: {
      gridAutoColumns: '82%',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: space.gutter,
      marginInline: `calc(-1 * ${space.gutter})`,
      paddingInline: space.gutter,
      scrollbarWidth: 'none',
    },
  },
})

export const card = style([
  panelCorners,
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    display: 'flex',
    aspectRatio: '4 / 5',
    scrollSnapAlign: 'start',
    backgroundColor: vars.picture.ground,
    color: vars.picture.text,
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: `linear-gradient(0deg, ${scrimStrong}, ${scrimSoft} 40%, transparent 62%)`,
    },
  },
])

globalStyle(`${card} > picture > img`, {
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  transition: `scale ${duration.zoom} ${easing}`,
})
globalStyle(`${card}:has(a):hover > picture > img`, { scale: '1.035' })

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignSelf: 'end',
  padding: 'clamp(1.25rem, 2.2vw, 2rem)',
  maxInlineSize: '38ch',
})

/** The whole card can be tapped. */
export const link = style({ '::after': { content: '""', position: 'absolute', inset: 0 } })
