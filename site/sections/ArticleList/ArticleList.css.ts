import { globalStyle, style } from '@vanilla-extract/css'
import { panelCorners } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { duration, easing, fontSize, space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.block,
})

export const newest = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: 'clamp(1.5rem, 4vw, 4rem)',
      alignItems: 'center',
    },
  },
})

export const picture = style([
  panelCorners,
  { overflow: 'clip', aspectRatio: '3 / 2', backgroundColor: vars.surface.tile },
])

globalStyle(`${picture} img`, { transition: `scale ${duration.zoom} ${easing}` })
globalStyle(`${newest}:hover > ${picture} img`, { scale: '1.035' })

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})

/** After the title in source order, above it on screen. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  order: -1,
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

/** Extends the click area to the whole article. */
export const link = style({
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.panel },
})
