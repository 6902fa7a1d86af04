import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { duration, easing, fontSize, space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.block,
})

/** Three in a row; the last two or four are wider, so that no row has a gap. */
export const others = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[48]} ${space.gap}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})

const firstInRow = `${others} > :nth-child(3n + 1)`
const lastTwo = `${firstInRow}:nth-last-child(2), ${firstInRow}:nth-last-child(2) + li`
const lastFour = `${firstInRow}:nth-last-child(4), ${firstInRow}:nth-last-child(4) ~ li`
const inRow = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@media': { [media.desktop]: rule } })
inRow(`${others} > li`, { gridColumn: 'span 2' })
inRow(`:is(${lastTwo}, ${lastFour})`, { gridColumn: 'span 3' })
inRow(`:is(${lastTwo}, ${lastFour}) > :has(> picture)`, { aspectRatio: '3 / 2' })

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
  panelCornerStyle,
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
