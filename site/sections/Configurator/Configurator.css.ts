import { style } from '@vanilla-extract/css'
import { panelCorners } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const panel = style([
  panelCorners,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
    backgroundColor: vars.surface.tile,
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
  },
])

export const stage = style({
  display: 'grid',
  placeItems: 'end center',
  padding: space[32],
  background: `radial-gradient(60% 60% at 50% 60%, ${vars.surface.lift}, transparent 75%)`,
})

export const towers = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(20rem, 44vw, 36rem)',
})

export const side = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[48],
  padding: 'clamp(1.25rem, 3vw, 3rem)',
  backgroundColor: vars.surface.subtle,
})

export const form = style({ display: 'grid', gap: space[24], justifyItems: 'start' })
export const result = style({ display: 'grid', gap: space[24] })
