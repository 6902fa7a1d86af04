import { style } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.gap,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})

export const screen = style([
  panelCornerStyle,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space[32],
    padding: 'clamp(1.25rem, 2.6vw, 2.5rem)',
    backgroundColor: vars.surface.tile,
    color: vars.text.high,
    '@media': { [media.wide]: { gridColumn: 'span 5' } },
  },
])

export const wide = style({ '@media': { [media.wide]: { gridColumn: 'span 7' } } })
export const head = style({ display: 'grid', gap: space[16] })
export const note = style({ marginBlockStart: space[32] })
