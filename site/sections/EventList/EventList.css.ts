import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { duration, easing, fontSize, space } from '#design-system/tokens/scale.ts'

const hairline = `1px solid ${vars.border.hairline}`

export const list = style({ borderBlockStart: hairline })

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlock: space[32],
  borderBlockEnd: hairline,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gap: 'clamp(1.5rem, 4vw, 4rem)',
      alignItems: 'center',
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

/** Extends the click area to the whole row. */
export const link = style({
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { color: vars.text.link } },
})
