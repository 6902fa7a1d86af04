import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { duration, easing, fontSize, space } from '#design-system/tokens/scale.ts'

/** Two in a row; the last of an odd number fills its row. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[48]} ${space.gap}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[24],
  selectors: {
    '&:last-child:nth-child(odd)': {
      '@media': {
        [media.desktop]: {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'subgrid',
          alignItems: 'center',
        },
      },
    },
  },
})

export const picture = style({
  overflow: 'clip',
  borderRadius: vars.radius.tile,
  aspectRatio: '3 / 2',
  backgroundColor: vars.surface.tile,
})
globalStyle(`${picture} img`, { transition: `scale ${duration.zoom} ${easing}` })
globalStyle(`${card}:hover > ${picture} img`, { scale: '1.035' })

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
})

/** After the title in source order, above it on screen. */
export const days = style({
  order: -1,
  color: vars.accent.text,
  fontSize: fontSize.interface,
  fontVariantNumeric: 'tabular-nums',
})

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[24]}`,
  color: vars.text.muted,
  fontSize: fontSize.small,
})

/** Extends the click area to the whole card. */
export const link = style({
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { color: vars.text.link } },
})
